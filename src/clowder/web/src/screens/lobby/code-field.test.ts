import { expect, test } from "vitest";
import { codeIn, wayTo } from "./code-field";

test.each([
  ["bgcsz", "BGCSZ"],
  [" BGC SZ ", "BGCSZ"],
  ["http://192.168.1.7:8000/join/BGCSZ", "BGCSZ"],
  ["https://cats.example/join/bgcsz/?lang=fr#x", "BGCSZ"],
  ["  ", ""],
  ["../..", ""],
])("%j is the code %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test.each([
  ["bgcsz", "/join/BGCSZ"],
  ["https://cats.example/join/bgcsz", "/join/BGCSZ"],
  ["https://cats.example/table/k3J-x_9#To-k_3n", "/table/k3J-x_9#To-k_3n"],
  ["https://cats.example/table/k3J-x_9 ", "/table/k3J-x_9"],
  [" ", null],
])("%j leads to %j", (typed, way) => {
  expect(wayTo(typed)).toBe(way);
});
