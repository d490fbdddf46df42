import { expect, test } from "vitest";
import { codeIn } from "@/screens/code-field";

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
