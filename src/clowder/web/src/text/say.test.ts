import { beforeAll, describe, expect, it } from "vitest";
import { has, LANGUAGES, type Language, load, say, speak } from "./say";

beforeAll(async () => {
  await speak("en");
  await load("en", "discat");
});

describe("a text", () => {
  it("speaks to the reader as “you”, and names the others", () => {
    const args = { who: { seat: 1 }, card: 12, arrow: "down" };
    const reader = { game: "discat", names: ["Ann", "Bob"], me: 1 };
    expect(say("story-played", args, reader)).toBe("You play 12▼ on top.");
    expect(say("story-played", args, { ...reader, me: 0 })).toBe("Bob plays 12▼ on top.");
  });

  it("tells a list of cards item by item", () => {
    const cards = [
      { card: 3, arrow: "up" },
      { card: 41, arrow: "down" },
    ];
    expect(say("story-drew-cards", { cards }, { game: "discat" })).toBe("You draw 03▲, 41▼.");
  });

  it("follows the language, also in a game that was loaded before", async () => {
    await speak("fr");
    expect(say("web-close")).toBe("Fermer");
    expect(has("story-played", "discat")).toBe(true);
    await speak("en");
    expect(say("web-close")).toBe("Close");
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("whatever belongs to no game is said, and a game's own", async () => {
    await speak(language);
    await load(language, "discat");
    expect(document.documentElement.lang).toBe(language);
    expect(say("web-close")).not.toBe("web-close");
    expect(say("tagline", {}, { game: "discat" })).not.toBe("tagline");
    await speak("en");
  });
});
