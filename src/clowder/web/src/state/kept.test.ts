import { expect, it, vi } from "vitest";
import { kept } from "./kept";
import { forgetNote, notes } from "./notes";

it("what another tab noted is not wiped out by what is noted here", () => {
  const list = kept<string[]>("kept-test", []);
  list.value = ["here"];
  const there = JSON.stringify(["there", "here"]);
  localStorage.setItem("clowder.kept-test", there);
  window.dispatchEvent(new StorageEvent("storage", { key: "clowder.kept-test", newValue: there }));
  list.value = ["again", ...list.value];
  expect(JSON.parse(localStorage.getItem("clowder.kept-test")!)).toEqual(["again", "there", "here"]);
});

it("where nothing can be kept that is noted, once, and the value lasts as long as the page", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const [one, other] = [kept("kept-full", 1), kept("kept-full-too", 1)];
  one.value = 2;
  expect([one.value, other.value]).toEqual([2, 1]);
  const told = () => notes.value.filter((each) => each.key === "web-note-storage");
  expect(told()).toHaveLength(1);
  forgetNote(told()[0]!);
  one.value = 3;
  expect(told()).toEqual([]);
  vi.unstubAllGlobals();
});
