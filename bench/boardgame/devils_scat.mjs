// The points game of Devil's Scat for boardgame.io, as its documentation has games with secrets: all hands and the deck are in
// G on the server, and `playerView` leaves out of it what a player may not know. The moves are those of ours: draw, take or
// knock; then discard. After a round the next one is dealt at once, which ours waits to be looked at for.
//
// A card is a number: 9 × suit + rank, ranks being 6 7 8 9 10 J Q K A.

import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const SUITS = 5, RANKS = 9, HAND = 3, TARGETS = { 2: 15, 3: 12, 4: 10, 5: 9, 6: 8 };
const POINTS = [6, 7, 8, 9, 10, 10, 10, 10, 11], LAST_NUMBER = 4, MOST_RESHUFFLES = 2;
// What a hand can be worth, in sixths of a point.
const GOOD = 29 * 6, RUN = 29.5 * 6, THREE_OF_A_KIND = 30.5 * 6, DEVILS_SCAT = 30 * 6 + 4, SCAT = 31 * 6;

const suitOf = (card) => Math.floor(card / RANKS), rankOf = (card) => card % RANKS;

function worthOf(hand) {
  const ranks = hand.map(rankOf).sort((a, b) => a - b), suits = hand.map(suitOf);
  if (ranks[0] === ranks[2]) return ranks[0] === 0 ? DEVILS_SCAT : THREE_OF_A_KIND;
  const totals = suits.map((suit) => hand.reduce((sum, card) => sum + (suitOf(card) === suit ? POINTS[rankOf(card)] : 0), 0));
  const inARow = new Set(suits).size === 1 && ranks[2] <= LAST_NUMBER && ranks[2] - ranks[0] === 2;
  return Math.max(6 * Math.max(...totals), inARow ? RUN : 0);
}

const endsTheRound = (worth) => worth === SCAT || worth === DEVILS_SCAT;

function deal(G, seats, random) {
  G.deck = random.Shuffle(Array.from({ length: SUITS * RANKS }, (_, card) => card));
  G.hands = Array.from({ length: seats }, () => G.deck.splice(0, HAND));
  G.taken = G.hands.map((hand) => hand.map(() => false)); // whether everybody saw how that card came into the hand
  G.pile = [G.deck.pop()];
  G.favoured = random.Die(SUITS) - 1;
  G.knocker = null;
  G.reshuffles = 0;
  G.round += 1;
  G.drawn = false;
}

// The seat that begins: the one after the dealer. A Scat at the deal ends the round before it began.
function begin(G, seats, random) {
  for (;;) {
    deal(G, seats, random);
    const order = Array.from({ length: seats }, (_, i) => (G.dealer + 1 + i) % seats);
    const scat = order.find((seat) => endsTheRound(worthOf(G.hands[seat])));
    if (scat === undefined || score(G, seats, scat)) return order[0];
    G.dealer = (G.dealer + 1) % seats;
  }
}

// Points for everybody; whether somebody has won the game.
function score(G, seats, scat) {
  const worths = G.hands.map(worthOf), best = Math.max(...worths);
  const bests = worths.filter((worth) => worth === best).length;
  const winner = scat ?? (bests === 1 ? worths.indexOf(best) : null);
  G.last = { hands: G.hands.map((hand) => [...hand]), worths, winner, scat: scat ?? null };
  for (let seat = 0; seat < seats; seat++) {
    let change = (winner === seat) + (worths[seat] >= GOOD) + (worths[seat] === SCAT);
    if (change && G.hands[seat].some((card) => suitOf(card) === G.favoured)) change += 1;
    if (G.knocker === seat && winner !== null && winner !== seat) change -= 1;
    G.points[seat] = Math.max(0, G.points[seat] + change);
  }
  G.winner = winner !== null && G.points[winner] >= TARGETS[seats] ? winner : null;
  return G.winner !== null;
}

// The turn is over: the next player's or, if that is the one who knocked or there was a Scat, the next round.
function endTurn({ G, ctx, events, random }, scat) {
  const seats = ctx.numPlayers, next = (Number(ctx.currentPlayer) + 1) % seats;
  G.drawn = false;
  if (scat === undefined && next !== G.knocker) {
    events.endTurn();
  } else if (!score(G, seats, scat)) {
    G.dealer = (G.dealer + 1) % seats;
    events.endTurn({ next: String(begin(G, seats, random)) });
  }
}

const mustKnock = (G) => G.knocker === null && G.reshuffles >= MOST_RESHUFFLES;

const moves = {
  draw: ({ G, playerID, random }) => {
    if (G.drawn || mustKnock(G)) return INVALID_MOVE;
    if (!G.deck.length) {
      G.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
      G.reshuffles += 1;
    }
    G.hands[playerID].push(G.deck.pop());
    G.taken[playerID].push(false);
    G.drawn = true;
  },
  take: ({ G, playerID }) => {
    if (G.drawn || mustKnock(G)) return INVALID_MOVE;
    G.hands[playerID].push(G.pile.pop());
    G.taken[playerID].push(true);
    G.drawn = true;
  },
  knock: (state) => {
    const { G, playerID } = state;
    if (G.drawn || G.knocker !== null) return INVALID_MOVE;
    G.knocker = Number(playerID);
    endTurn(state);
  },
  discard: (state, card) => {
    const { G, playerID } = state, hand = G.hands[playerID], taken = G.taken[playerID], place = hand.indexOf(card);
    if (!G.drawn || place < 0 || (place === HAND && taken[place])) return INVALID_MOVE;
    hand.splice(place, 1);
    taken.splice(place, 1);
    G.pile.push(card);
    endTurn(state, endsTheRound(worthOf(hand)) ? Number(playerID) : undefined);
  },
};

export const DevilsScat = {
  name: 'devils-scat',
  setup: ({ ctx, random }) => {
    const G = { round: 0, dealer: ctx.numPlayers - 1, points: Array(ctx.numPlayers).fill(0), winner: null, last: null };
    begin(G, ctx.numPlayers, random);
    return G;
  },
  turn: { order: { first: ({ G, ctx }) => (G.dealer + 1) % ctx.numPlayers, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
  moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }])),
  playerView: ({ G, playerID }) => {
    const { deck, hands, ...seen } = G;
    const own = (seat) => String(seat) === playerID;
    return {
      ...seen,
      deck: deck.length,
      hands: hands.map((hand, seat) => (own(seat) ? hand : hand.map((card, place) => (G.taken[seat][place] ? card : null)))),
      worth: hands[playerID]?.length === HAND ? worthOf(hands[playerID]) : null,
    };
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: String(G.winner) }),
};

// What a client may do, chosen at random: the driver's part of the rules (drive_boardgame.mjs).
export function choose(G, seat, choose) {
  if (!G.drawn) {
    const free = mustKnock(G) ? ['knock'] : G.knocker === null ? ['draw', 'take', 'knock'] : ['draw', 'take'];
    return [free[choose(free.length)], []];
  }
  const hand = G.hands[seat], free = G.taken[seat][HAND] ? hand.slice(0, HAND) : hand;
  return ['discard', [free[choose(free.length)]]];
}
