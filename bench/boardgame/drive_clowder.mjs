// Plays at our server: makes tables over HTTP, plays over WebSockets, one for each seat, as docs/protocol.md says. When a
// game is over, its seats go on at another table. A move counts when its sender is told that it is done, and so durable.
//
// node drive_clowder.mjs '{"urls": […], "game": …, "players": 2, "options": {}, "tables": 50, "warmup": 2, "seconds": 10,
//                          "apart": false}'
// With several servers a table's seats are all at one of them, or, with `apart`, each at another.

import WebSocket from 'ws';

import { chooser, Count, fail, finish } from './closed_loop.mjs';

const asked = JSON.parse(process.argv[2]);
const count = new Count();
let ending = false;

async function post(url, token, body) {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// A table that has started, and the tokens of its seats.
async function newTable(url) {
  const { game, players, options } = asked;
  const manners = { pace: 0, reaction: 3 };
  const made = await post(`${url}/api/tables`, null, { game, players, options, manners, name: 'p0' });
  const tokens = [made.token];
  for (let seat = 1; seat < players; seat++) {
    tokens.push((await post(`${url}/api/tables/${made.table}/seats/${seat}`, null, { name: `p${seat}` })).token);
  }
  await post(`${url}/api/tables/${made.table}/start`, made.token);
  return { table: made.table, tokens };
}

class Seat {
  constructor(group, url, table, token, number) {
    this.group = group;
    this.number = number;
    this.sent = -1;
    this.sending = 0;
    this.under = new Map(); // moves under way, by id: the news of a move comes before the word that it is done
    this.view = null;
    this.turn = null;
    const address = `${url.replace('http', 'ws')}/api/tables/${table}/live`;
    this.socket = new WebSocket(address, ['clowder.1', `clowder.token.${token}`], { perMessageDeflate: false });
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    this.socket.on('error', (why) => ending || fail(`clowder: ${why.message}`));
  }

  hear(message) {
    if (message.type === 'done') {
      this.under.get(message.id)?.();
      this.under.delete(message.id);
      return;
    }
    if (message.type === 'refused') {
      // With seats apart, a server may not have heard yet of what the other one wrote: it says what it knows by now.
      if (!asked.apart) fail(`clowder: ${JSON.stringify(message.error)}`);
      if (message.view) this.view = message.view;
      this.under.delete(message.id);
      this.sent = -1;
    }
    if (message.view) this.view = message.view;
    if (message.turn !== undefined) this.turn = message.turn;
    const { view, turn } = this;
    if (!view) return;
    if (view.over) {
      this.group.over(this.number);
    } else if (view.step !== this.sent && turn) {
      if (turn.kind === 'look' && turn.seats.includes(this.number)) {
        this.sent = view.step;
        this.socket.send(`{"type":"look","step":${view.step}}`);
      } else if (view.choices.length && (turn.kind === 'move' || turn.kind === 'window')) {
        this.sent = view.step;
        const move = view.choices[this.group.choose(view.choices.length)].id;
        const id = String(++this.sending);
        this.under.set(id, count.begin());
        this.socket.send(`{"type":"move","step":${view.step},"moves":[${move}],"id":"${id}"}`);
      }
    }
  }
}

class Group {
  constructor(number) {
    this.number = number;
    this.choose = chooser(number + 1);
    this.home = asked.urls[number % asked.urls.length];
    this.seats = [];
    this.finished = new Set();
  }

  async begin() {
    const { table, tokens } = await newTable(this.home);
    this.finished.clear();
    this.seats = tokens.map((token, seat) => {
      const url = asked.apart ? asked.urls[(this.number + seat) % asked.urls.length] : this.home;
      return new Seat(this, url, table, token, seat);
    });
  }

  over(seat) {
    this.finished.add(seat);
    if (this.finished.size < asked.players || ending) return;
    for (const each of this.seats) each.socket.close();
    this.begin().catch((why) => fail(`clowder: ${why.message}`));
  }
}

const groups = Array.from({ length: asked.tables }, (_, number) => new Group(number));
for (const group of groups) await group.begin();
const figures = await count.measure(asked.warmup, asked.seconds);
ending = true;
finish(figures);
