import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language, speak } from "@/text/say";
import { Rules } from "./rules";

const page = document.body.appendChild(document.createElement("div"));

afterEach(async () => {
  render(null, page);
  await speak("en");
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("the rules of a game are shown in that language, clause by clause", async () => {
    await speak(language);
    render(<Rules game="discat" />, page);
    await vi.waitFor(() => expect(page.querySelector("#D20")).not.toBeNull());
    expect(page.querySelector("main")!.getAttribute("lang")).toBeNull(); // it is the page's
    expect(document.documentElement.lang).toBe(language);
    expect(page.querySelectorAll(".mark.rulebook, .mark.ruling, .mark.deck")).toHaveLength(
      page.querySelectorAll(".clause").length,
    );
  });
});
