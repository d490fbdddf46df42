// Plays at boardgame.io's server with its client's messages: `sync` to come to a match (which makes it, if there is none),
// `update` with the action and the state it answers. Every match has two sockets; when it is over, both go on to the next
// match. A move counts when the socket that made it is told the state it led to.
//
// node drive_boardgame.mjs '{"url": …, "game": "tic-tac-toe", "tables": 50, "warmup": 2, "seconds": 10}'

import { io } from 'socket.io-client';

import { choose as chooseScat } from './devils_scat.mjs';
import { choose as chooseCell } from './tic_tac_toe.mjs';

import { chooser, Count, fail, finish } from './closed_loop.mjs';

const asked = JSON.parse(process.argv[2]);
const count = new Count();
const moveOf = { 'tic-tac-toe': chooseCell, 'devils-scat': chooseScat }[asked.game];

class Seat {
  constructor(pair, number) {
    this.pair = pair;
    this.player = String(number);
    this.state = -1;
    this.ended = null;
    this.socket = io(`${asked.url}/${asked.game}`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, info) => this.hear(match, info.state));
    this.socket.on('update', (match, state) => this.hear(match, state));
    this.socket.on('connect_error', (why) => fail(`boardgame.io: ${why.message}`));
  }

  sync() {
    this.state = -1;
    this.ended = null;
    this.socket.emit('sync', this.pair.match, this.player, undefined, 2);
  }

  hear(match, state) {
    if (match !== this.pair.match || state._stateID <= this.state) return;
    this.state = state._stateID;
    this.ended?.();
    this.ended = null;
    if (state.ctx.gameover !== undefined) {
      this.pair.over(match);
    } else if (state.ctx.currentPlayer === this.player) {
      const [type, args] = moveOf(state.G, Number(this.player), this.pair.choose);
      const payload = { type, args, playerID: this.player };
      this.ended = count.begin();
      this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, this.player);
    }
  }
}

class Pair {
  constructor(number) {
    this.number = number;
    this.choose = chooser(number + 1);
    this.round = 0;
    this.told = 0;
    this.seats = [new Seat(this, 0), new Seat(this, 1)];
    this.begin();
  }

  begin() {
    this.told = 0;
    this.match = `m${this.number}-${this.round++}`;
    this.seats[0].sync();
    this.seats[1].sync();
  }

  over(match) {
    if (match === this.match && ++this.told === 2) this.begin();
  }
}

for (let number = 0; number < asked.tables; number++) new Pair(number);
finish(await count.measure(asked.warmup, asked.seconds));
