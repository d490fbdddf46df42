import { expect, test } from "vitest";
import { checked, commitment } from "./fair";

// From Python: clowder.server.fair, with words that are not plain letters.
const SECRET = "00112233445566778899aabbccddeeff";
const WORDS = ["chat écaille 🐈", "", "miaou"];
const PROMISE = "71cad9f0b661485a0ccbfef112da9ec118315814d52324125df5c008e8d6e75a";
const SEED = "00112233445566778899aabbccddeeff\nchat écaille 🐈\n\nmiaou";
const COMMITMENT = "1bfc77dd7577436b6ac2c3050c0fe0db4d373d0ccb449ca6e1e563235c2f3cb6";

const honest = () => ({
  seed: SEED,
  commitment: COMMITMENT,
  fair: { secret: SECRET, promise: PROMISE, words: [...WORDS] },
});
const failing = (record: Parameters<typeof checked>[0], promised: string | null = PROMISE) =>
  checked(record, promised)
    .filter((check) => !check.held)
    .map((check) => check.key);

test("hashes are the server's", () => {
  expect(commitment(SECRET)).toBe(PROMISE);
  expect(commitment(SEED)).toBe(COMMITMENT);
});

test("an honest record passes every check", () => {
  expect(failing(honest())).toEqual([]);
});

test("a promise that nobody saw is neither held nor broken", () => {
  expect(checked(honest(), null)[0]).toEqual({ key: "promise", held: null });
});

test("another promise than the one that was shown is noticed", () => {
  expect(failing(honest(), COMMITMENT)).toEqual(["promise"]);
});

test("another secret is noticed", () => {
  const record = honest();
  record.fair.secret = SECRET.replace("0", "f");
  expect(failing(record)).toEqual(["secret", "seed"]);
});

test("a word that was changed afterwards is noticed", () => {
  const record = honest();
  record.fair.words[2] = "meow";
  expect(failing(record)).toEqual(["seed"]);
});

test("another seed is noticed, also one that fits its own hash", () => {
  const record = { ...honest(), seed: "loaded", commitment: commitment("loaded") };
  expect(failing(record)).toEqual(["seed"]);
  expect(failing({ ...honest(), seed: `${SEED} ` })).toEqual(["seed", "commitment"]);
});

test("a record without evidence proves nothing", () => {
  expect(failing({ seed: 7, commitment: COMMITMENT })).toEqual(["promise", "secret", "seed", "commitment"]);
});
