/** What is asked of whoever looks at Gattara's table. */
import { factsOf, stackOf, type Table, wanted } from "./seen";

/** In a window everybody who is asked reads the same words, whatever they hold. */
export function question(play: Table): string | null {
  const { view, turn, voice, me } = play;
  const facts = factsOf(view);
  if (view.phase === "target" && play.choices.length) return voice.own("web-ask-target");
  if (view.phase === "card" && facts.zen && play.choices.length) return voice.own("web-zen", { who: facts.turn });
  if (turn?.kind !== "window") return null;
  if (play.choices.length) return asking(play);
  if (me !== null && turn.seats.includes(me)) return voice.own("web-answered");
  return view.phase === "meow"
    ? voice.own("web-may-meow", { who: { seat: turn.seats[0] ?? null } })
    : voice.own("web-may-bastet");
}

/** What is about to happen, and what one could do about it. */
function asking({ view, voice }: Table): string {
  const place = view.insight.pending;
  const laid = place === null ? undefined : stackOf(view)[place];
  const deed = place === null ? undefined : view.insight.stack[place];
  if (!laid || !deed || deed.card.effect === "bastet") return voice.own("web-ask-bastet", { by: factsOf(view).pending_by });
  return voice.own(view.phase === "meow" ? "web-ask-meow" : "web-ask-about", { about: wanted(voice, laid, deed) });
}
