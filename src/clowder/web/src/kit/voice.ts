/** How a game speaks to the person at the screen: every part of a view as a sentence. */

import { type Args, has, say } from "@/text/say";
import type { Card, Choice, Message, View } from "./view";

export class Voice {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly me: number | null,
  ) {}

  /** A text of the game, or a shared one. */
  own(key: string, args: Args = {}): string {
    return say(key, args, this);
  }

  has(key: string): boolean {
    return has(key, this.game);
  }

  title(): string {
    return this.own("name");
  }

  name(seat: number): string {
    return nameAt(seat, this.names[seat]);
  }

  /** A card's face in words, or that it lies face down. */
  card(card: Card): string {
    if (card === null) return say("web-face-down");
    return typeof card === "object" ? this.own("card", card) : String(card);
  }

  /**
   * For those who listen: a sign that belongs to a number or a letter is read in words (`web-signs`: "▲ arrow up, ▼ arrow
   * down"); one that stands alone only repeats the words beside it.
   */
  spoken(text: string): string {
    const alone = text.replaceAll(/^\p{So}\s|\s\p{So}/gu, "");
    if (!this.has("web-signs")) return alone;
    const signs = this.own("web-signs").split(", ");
    return signs.reduce((told, each) => told.replaceAll(each[0]!, each.slice(1)), alone);
  }

  place(name: string): string {
    return this.has(`place-${name}`) ? this.own(`place-${name}`) : name;
  }

  /** Each fact of an area that has something to say. */
  facts(facts: Record<string, unknown>): string[] {
    return Object.entries(facts)
      .filter(([name, value]) => value !== null && this.has(`fact-${name}`))
      .map(([name, value]) => this.own(`fact-${name}`, { ...facts, value }).trim())
      .filter((text) => text !== "");
  }

  /** What the reader is asked to decide. */
  phase(view: View): string {
    return this.own(`phase-${view.phase}`, view.table.facts);
  }

  /** What a choice does; where a button should say it in other words than a list of choices, `web-choice-…` has them. */
  choice(choice: Choice): string {
    const { id: _, kind, ...fields } = choice;
    return this.own(this.has(`web-choice-${kind}`) ? `web-choice-${kind}` : `choice-${kind}`, fields);
  }

  story(message: Message): string {
    return this.own(`story-${message.key}`, message.args);
  }

  reason(result: { reason: string }): string {
    return this.own(`reason-${result.reason}`);
  }
}

/** How a seat is called: as whoever sits there or, if that one has no name, by its number. */
export function nameAt(seat: number, name: string | undefined): string {
  return name || say("seat", { number: seat + 1 });
}
