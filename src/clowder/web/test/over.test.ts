import { beforeEach, expect, test, vi } from "vitest";
import type { SeatShown, TableShown } from "@/net/protocol";
import { playAgain, seatsFurther } from "@/screens/again";
import { note, sittingAt, sittings } from "@/state/desk";
import { promises, witness } from "@/state/promises";

const person: SeatShown = { kind: "person", name: "Ada", level: "", here: true, stand_in: "", word: "", away_until: null, time: null };
const bot: SeatShown = { ...person, kind: "bot", name: "Biscuit", level: "kitten" };
const table = (more: Partial<TableShown> = {}): TableShown => ({
  table: "old", code: "BGCSZ", game: "purr", rules: 1, players: 2, options: {}, own_deck: false, manners: {},
  status: "over", promise: "first", seats: [person, bot], waits_for: null, still: false, next: null, ...more,
});

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  sittings.value = [];
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (address: string, { method, headers }: RequestInit) => {
    asked.push(`${method} ${address.split("?")[0]} ${(headers as Record<string, string>).authorization ?? ""}`.trim());
    return new Response(JSON.stringify({ table: "new", code: "CODEX", number: 1 }));
  });
});

test("on a shared device everybody's token moves one seat further", () => {
  expect(seatsFurther({ 0: "a", 2: "c" }, 3)).toEqual({ 1: "a", 0: "c" });
});

test("alone against bots, a rematch starts at once", async () => {
  await playAgain(table(), { seat: 0, host: true });
  expect(asked).toEqual(["POST /api/tables/old/rematch", "POST /api/tables/new/start"]);
  expect(location.pathname).toBe("/table/new");
});

test("with other people it waits for them", async () => {
  await playAgain(table({ seats: [person, person] }), { seat: 0, host: true });
  expect(asked).toEqual(["POST /api/tables/old/rematch"]);
});

test("a shared device asks with a token, keeps all of them, and waits for nobody", async () => {
  note({ table: "old", tokens: { 0: "a", 1: "b" } });
  await playAgain(table({ seats: [person, person] }), { seat: 0, host: true });
  expect(asked).toEqual(["POST /api/tables/old/rematch Bearer a", "POST /api/tables/new/start Bearer a"]);
  expect(sittingAt("new")?.tokens).toEqual({ 1: "a", 0: "b" });
});

test("who watches follows, and asks for nothing", async () => {
  await playAgain(table({ next: "there" }), { seat: null, host: false });
  expect(asked).toEqual([]);
  expect(location.pathname).toBe("/table/there");
});

test("what a table promised first is what counts", () => {
  witness(table({ status: "open" }));
  witness(table({ promise: "second" }));
  expect(promises.value.old).toEqual({ promise: "first", when: "open" });
});
