import { afterEach, expect, it } from "vitest";
import { timeOf } from "./times";

const root = document.documentElement.style;
afterEach(() => root.removeProperty("--time-nap"));

it.each([
  ["0.38s", 380],
  ["75ms", 75],
  [" 1.4s ", 1400],
])("a time of %s is %d milliseconds", (written, milliseconds) => {
  root.setProperty("--time-nap", written);
  expect(timeOf("--time-nap")).toBe(milliseconds);
});

it("a time that no style sheet declares is none", () => expect(timeOf("--time-nap")).toBe(0));
