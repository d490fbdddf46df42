import { expect, it } from "vitest";
import { figure, reasonsOf } from "./seen";
import type { PlayerFacts } from "./view";

const player = (facts: Partial<PlayerFacts>) => ({ facts: facts as PlayerFacts });

it("reasons are those that hold for anybody", () => {
  expect(reasonsOf(player({ for_29: null, for_winning: null }), player({ for_29: 1, for_winning: null }))).toEqual([
    "for_29",
  ]);
  expect(reasonsOf(player({ for_29: null }))).toEqual([]);
});

it("worth is said with halves and thirds, and not at all where it is not known", () => {
  expect(figure({ worth: 29, sixths: 3 })).toBe("29½");
  expect(figure({ worth: 30, sixths: 4 })).toBe("30⅔");
  expect(figure({ worth: 17, sixths: 0 })).toBe("17");
  expect(figure({ worth: null, sixths: null })).toBe("–");
});
