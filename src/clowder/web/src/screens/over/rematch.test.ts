import { beforeEach, expect, test, vi } from "vitest";
import type { TableShown } from "@/protocol";
import { madeUpSeat, madeUpTable } from "@/screens/shared/made-up";
import { myTable, myTables, noteTable } from "@/state/my-tables";
import { promises, witness } from "@/state/promises";
import { playAgain, seatsFurther } from "./rematch";

const person = madeUpSeat();
const bot = madeUpSeat({ kind: "bot", name: "Biscuit", level: "kitten" });
const table = (more: Partial<TableShown> = {}) => madeUpTable([person, bot], { status: "over", ...more });

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  myTables.value = [];
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
  noteTable({ table: "old", tokens: { 0: "a", 1: "b" } });
  await playAgain(table({ seats: [person, person] }), { seat: 0, host: true });
  expect(asked).toEqual(["POST /api/tables/old/rematch Bearer a", "POST /api/tables/new/start Bearer a"]);
  expect(myTable("new")?.tokens).toEqual({ 1: "a", 0: "b" });
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
