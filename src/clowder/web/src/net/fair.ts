/**
 * Whether the shuffle was fair, checked in the reader's own browser (docs/protocol.md, "Fairness").
 *
 * What is checked here is that the seed is the one that was promised. That every card follows from it takes the rules:
 * that is what `clowder verify` is for.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** As much of a saved match (`GET …/record`) as there is to check. */
export interface Saved {
  seed: unknown;
  commitment: unknown;
  fair?: { secret: unknown; promise: unknown; words: unknown } | null;
}

/**
 * "promise": the promise in the record is the one that was shown; null where nobody can tell: this browser never saw it.
 */
export interface Check {
  key: "promise" | "secret" | "seed" | "commitment";
  held: boolean | null;
}

const PERSON = 16;
const BETWEEN = "\n";

/** The hash of a seed, or of a secret: as engine/chance.py makes it. */
export function commitment(text: string): string {
  const personalization = new Uint8Array(PERSON);
  personalization.set(utf8ToBytes("clowder seed"));
  return bytesToHex(blake2b(utf8ToBytes(text), { dkLen: 32, personalization }));
}

/** Every check, and whether it held. `promised` is what this browser was shown of the table before. */
export function checked(record: Saved, promised: string | null): Check[] {
  const { seed, commitment: shown } = record;
  const { secret, promise, words } = record.fair ?? { secret: null, promise: null, words: null };
  const listed = Array.isArray(words) ? words : null;
  return [
    { key: "promise", held: promised === null ? null : promise === promised },
    { key: "secret", held: typeof secret === "string" && commitment(secret) === promise },
    { key: "seed", held: typeof secret === "string" && listed !== null && seed === [secret, ...listed].join(BETWEEN) },
    { key: "commitment", held: typeof seed === "string" && commitment(seed) === shown },
  ];
}
