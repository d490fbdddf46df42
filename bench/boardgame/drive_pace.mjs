// Plays at our server at the pace of people (bench/server_pace.py): sockets for all seats of all tables, as docs/protocol.md
// says. Thousands of clients in one process have to be quick, or they measure themselves; so this is not in Python. The first
// line of the input says what to play; each line of it after that is a command, answered with one line:
//
//   connect   come, some at a time; play from the moment `begin`, seconds from now, on
//   count     start to count, for so many seconds; the figures
//   storm     cut all lines at once, and come back at once; seconds until everybody has been told everything
//   leave     hang up; what everybody was told goes into the file, one player a line

import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

import WebSocket from 'ws';

import { chooser, fail, sleep } from './closed_loop.mjs';

const now = () => performance.now() / 1000;
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => JSON.parse((await lines.next()).value ?? 'null');
const answer = (found) => process.stdout.write(`${JSON.stringify(found)}\n`);

const asked = await next();
const { url, seats, beat, least, gate } = asked;
let begin = Infinity, from = Infinity, until = Infinity, leaving = false;
let updates = [], answers = [];

// One table: when its people move, and how long it takes until all of them know.
class Table {
  constructor() {
    this.begin = begin + Math.random() * beat; // tables do not move all at the same moment
    this.moved = this.sentAt = 0;
    this.step = -1;
    this.unaware = new Set();
  }

  seconds(kind) {
    const at = now(), early = Math.max(0, this.begin - at);
    if (kind !== 'move') return early + 0.3 + 1.2 * Math.random();
    return early + Math.max(least, this.moved + beat - Math.max(at, this.begin));
  }

  sent(step) {
    this.moved = this.sentAt = now();
    this.step = step;
    for (let seat = 0; seat < seats; seat++) this.unaware.add(seat);
  }

  heard(seat, step) {
    if (step > this.step && this.unaware.delete(seat) && !this.unaware.size && counts(this.sentAt)) {
      updates.push(now() - this.sentAt);
    }
  }
}

const counts = (at) => at >= from && at < until;

class Player {
  constructor(place, table, token, seat, number) {
    Object.assign(this, { place, table, token, seat });
    this.choose = chooser(number + 1);
    this.view = this.turn = null;
    this.story = [];
    this.number = this.toldTo = -1;
    this.pending = new Map();
    this.played = new Map();
    this.refused = {};
    this.asked = '';
    this.names = 0;
    this.thought = null;
    this.complaint = '';
  }

  // Come, or come back; done once everything was told.
  connect() {
    const address = `${url.replace('http', 'ws')}/api/tables/${this.table}/live?since=${Math.max(0, this.toldTo)}`;
    return new Promise((arrived) => {
      this.arrived = arrived;
      const socket = new WebSocket(address, ['clowder.1', `clowder.token.${this.token}`], { perMessageDeflate: false });
      this.socket = socket;
      socket.on('message', (data) => socket === this.socket && this.hear(JSON.parse(data)));
      socket.on('error', () => {});
      socket.on('close', async () => {
        if (leaving || socket !== this.socket) return;
        await sleep(0.05 + 0.45 * Math.random());
        if (!leaving && socket === this.socket) this.connect().then(arrived);
      });
    });
  }

  say(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  hear(message) {
    const { type, id } = message;
    if (type === 'table' || type === 'update') this.told(message, type === 'table');
    if (type === 'done' && this.pending.has(id)) {
      const sent = this.pending.get(id);
      this.pending.delete(id);
      this.played.set(id, { ...sent, number: message.number });
      if (counts(sent.at)) answers.push(now() - sent.at);
      this.think();
    }
    if (type === 'refused') this.refuse(message);
    if (type === 'goodbye' && message.why !== 'restart') this.complaint = `goodbye: ${message.why}`;
  }

  told(message, everything) {
    if (message.number < this.number) this.complaint = `back to event ${message.number} from ${this.number}`;
    this.number = message.number;
    if (message.view) this.see(message.view);
    if (message.turn !== undefined) this.turn = message.turn;
    const known = everything ? this.toldTo : -1; // before the first step the story so far cannot be left out
    this.listen((message.story ?? []).filter(({ step }) => step > known));
    if (everything) {
      this.asked = '';
      for (const [id, sent] of this.pending) this.say({ type: 'move', step: sent.step, moves: [sent.move], id });
      this.arrived();
    }
    const place = message.table?.seats[this.seat];
    if (place && ['away', 'asked'].includes(place.stand_in)) this.say({ type: 'back' });
    if (this.view) this.place.heard(this.seat, this.view.step);
    this.think();
  }

  see(view) {
    if (this.view && view.step < this.view.step) this.complaint = `back to step ${view.step} from ${this.view.step}`;
    this.view = view;
  }

  // What happened since; each step is told once.
  listen(story) {
    const first = story[0]?.step;
    if (first !== undefined && first <= this.toldTo) this.complaint = `step ${first} told again after ${this.toldTo}`;
    this.story.push(...story);
    if (this.view) this.toldTo = this.view.step;
  }

  refuse(message) {
    const { key } = message.error;
    this.refused[key] = (this.refused[key] ?? 0) + 1;
    this.pending.delete(message.id);
    if (message.view) this.see(message.view);
    this.asked = '';
    if (key === 'table-waits' || key === 'table-bot-plays') this.say({ type: 'back' });
    else if (key === 'table-stale') this.think();
  }

  // If something is asked of us that we have not answered, do so after a while, if it still is.
  think() {
    const { view, turn } = this;
    if (!view || !turn || view.over || this.pending.size) return;
    const wanted = turn.kind === 'look' ? turn.seats.includes(this.seat) : view.choices.length > 0 && turn.kind !== 'auto';
    const question = `${view.step} ${turn.kind}`;
    if (!wanted || this.asked === question) return;
    this.asked = question;
    clearTimeout(this.thought);
    this.thought = setTimeout(() => this.asked === question && this.speak(turn.kind, view.step), 1000 * this.place.seconds(turn.kind));
  }

  speak(kind, step) {
    if (step !== this.view.step) return;
    if (kind === 'look') {
      this.say({ type: 'look', step });
    } else if (this.view.choices.length) {
      const id = `${this.seat}-${++this.names}`, move = this.view.choices[this.choose(this.view.choices.length)].id;
      this.pending.set(id, { step, move, at: now() });
      if (kind === 'move') this.place.sent(step);
      this.say({ type: 'move', step, moves: [move], id });
    }
  }
}

const players = [];

async function connect({ after }) {
  begin = now() + after;
  for (const [table, tokens] of asked.tables) {
    const place = new Table();
    tokens.forEach((token, seat) => players.push(new Player(place, table, token, seat, players.length)));
  }
  const waiting = [...players];
  const some = async () => {
    while (waiting.length) await waiting.pop().connect();
  };
  await Promise.all(Array.from({ length: gate }, some));
  return { left: begin - now() };
}

// The value that this share of them does not exceed.
function part(values, share) {
  return values.length ? values[Math.min(values.length - 1, Math.floor(share * values.length))] : null;
}

async function count({ seconds }) {
  updates = [];
  answers = [];
  const late = [], used = process.cpuUsage();
  from = now();
  until = from + seconds;
  while (now() < until) {
    const at = now();
    await sleep(0.02);
    late.push(now() - at - 0.02);
  }
  const spent = process.cpuUsage(used), elapsed = now() - from;
  await sleep(1); // what was sent in time may be told a little later
  for (const values of [updates, answers, late]) values.sort((a, b) => a - b);
  const shares = (values) => ({ p50: part(values, 0.5), p99: part(values, 0.99), longest: part(values, 1) });
  return {
    moves: updates.length / seconds, answers: answers.length / seconds, update: shares(updates), answer: shares(answers),
    late: part(late, 0.99), driver: (spent.user + spent.system) / 1e6 / elapsed,
  };
}

async function storm() {
  const at = now(), before = players.map((player) => player.socket);
  const back = players.map((player) => player.connect());
  for (const socket of before) socket.terminate();
  await Promise.all(back);
  return { seconds: now() - at };
}

async function leave({ file }) {
  leaving = true;
  for (const player of players) player.socket.terminate();
  const told = createWriteStream(file);
  for (const { table, seat, played, pending, story, toldTo, complaint, refused, view } of players) {
    const parts = { table, seat, played: Object.fromEntries(played), pending: [...pending.keys()], story, told_to: toldTo };
    told.write(`${JSON.stringify({ ...parts, complaint, refused, over: view?.over ?? false })}\n`);
  }
  await new Promise((done) => told.end(done));
  return {};
}

const commands = { connect, count, storm, leave };
for (let command = await next(); command; command = await next()) {
  answer(await commands[command.do](command).catch((why) => fail(why.stack)));
}
process.exit(0);
