import { expect, it } from "vitest";
import { kept } from "@/state/kept";

it("what another tab noted is not wiped out by what is noted here", () => {
  const list = kept<string[]>("kept-test", []);
  list.value = ["here"];
  const there = JSON.stringify(["there", "here"]);
  localStorage.setItem("clowder.kept-test", there);
  window.dispatchEvent(new StorageEvent("storage", { key: "clowder.kept-test", newValue: there }));
  list.value = ["again", ...list.value];
  expect(JSON.parse(localStorage.getItem("clowder.kept-test")!)).toEqual(["again", "there", "here"]);
});
