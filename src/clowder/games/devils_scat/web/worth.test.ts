import { describe, expect, it } from "vitest";
import { figure, type Printed, SUITS, weigh, without } from "./worth";

/** "K♥" and the like, in letters: "Kh" is the king of hearts, "10g" the ten of gems. */
function cards(words: string): Printed[] {
  const ranks = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"];
  return words.split(" ").map((word) => {
    const rank = word.slice(0, -1);
    const suit = { h: 0, s: 1, g: 2, w: 3, k: 4 }[word.slice(-1)] ?? -1;
    const points = rank === "A" ? 11 : Math.min(10, Number(rank) || 10);
    return { card: 9 * suit + ranks.indexOf(rank), rank, suit: SUITS[suit]!, points };
  });
}

describe("what a hand is worth", () => {
  it.each([
    ["10h Qh Kh", "30", "suit"],
    ["Ah Kh 9s", "21", "suit"],
    ["6h 7s 9g", "9", "suit"],
    ["Ah 9s 8s", "17", "suit"],
    ["Ag Jg Kg", "31", "scat"],
    ["6w 7w 8w", "29½", "row"],
    ["8w 9w 10w", "29½", "row"],
    ["9w 10w Jw", "29", "suit"],
    ["6w 7w 9w", "22", "suit"],
    ["6w 7w 8k", "13", "suit"],
    ["Jh Js Jk", "30½", "three"],
    ["6h 6s 6k", "30⅔", "devil"],
    ["6h 6s 7k", "7", "suit"],
  ])("%s is %s by its %s", (hand, worth, how) => {
    const found = weigh(cards(hand));
    expect([figure(found.sixths), found.how]).toEqual([worth, how]);
  });

  it("counts the cards of the suit and no others", () => {
    const [ace, king, nine] = cards("Ah Kh 9s") as [Printed, Printed, Printed];
    const found = weigh([ace, king, nine]);
    expect([...found.counts]).toEqual([ace.card, king.card]);
    expect(found.suit).toBe("hearts");
  });

  it("counts all of a row and of three of a kind", () => {
    expect(weigh(cards("7g 6g 8g")).counts.size).toBe(3);
    expect(weigh(cards("Kg Kh Ks")).counts.size).toBe(3);
  });
});

it("a discard leaves what the other three are worth", () => {
  const four = cards("6h 6s 6k Ah");
  expect(figure(without(four, four[3]!.card).sixths)).toBe("30⅔");
  expect(figure(without(four, four[1]!.card).sixths)).toBe("17");
});
