import { expect, test } from "vitest";
import type { SeatShown, TableShown } from "@/net/protocol";
import { newsOf } from "@/screens/notice";

const seat = (more: Partial<SeatShown> = {}): SeatShown => ({
  kind: "person", name: "Ada", level: "", here: true, stand_in: "", word: "", away_until: null, time: null, ...more,
});
const table = (seats: SeatShown[], more: Partial<TableShown> = {}): TableShown => ({
  table: "t", code: "BGCSZ", game: "purr", rules: 1, players: seats.length, options: {}, own_deck: false, manners: {},
  status: "playing", promise: "", seats, waits_for: null, still: false, next: null, ...more,
});
const me = { seat: 0, host: false };

test("all is well: nothing to say", () => {
  expect(newsOf(table([seat(), seat()]), me)).toEqual([]);
});

test("a bot that plays for me comes first", () => {
  const news = newsOf(table([seat({ stand_in: "asked" }), seat({ here: false, away_until: 5 })]), me);
  expect(news).toEqual([{ about: "stand-in", why: "asked" }, { about: "away", seat: 1, until: 5 }]);
});

test("whom the table waits for is told once", () => {
  const news = newsOf(table([seat(), seat({ here: false, away_until: 5 })], { waits_for: 1, still: true }), me);
  expect(news).toEqual([{ about: "waits", seat: 1 }]);
});

test("nobody is told that they are away themselves", () => {
  expect(newsOf(table([seat({ here: false, away_until: 5 }), seat()], { waits_for: 0 }), me)).toEqual([]);
});

test("somebody who watches hears of all who are away, and of no seat of their own", () => {
  const news = newsOf(table([seat({ stand_in: "asked" }), seat({ here: false, away_until: 9 })]), { seat: null, host: false });
  expect(news).toEqual([{ about: "away", seat: 1, until: 9 }]);
});

test("a table without anybody stands still, for those who watch", () => {
  const news = newsOf(table([seat({ here: false })], { still: true }), { seat: null, host: false });
  expect(news).toEqual([{ about: "still" }]);
});

test("before the start and after the end nobody is missed", () => {
  for (const status of ["open", "over"] as const) expect(newsOf(table([seat({ stand_in: "away" })], { status }), me)).toEqual([]);
});
