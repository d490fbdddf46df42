/** Between two plays: what the last one came to, in a few words; and what was drawn from a hand, while it is looked at. */
import { Card } from "@/kit/card";
import { SeatCat } from "@/kit/cat";
import { CardFace, cardName } from "./cards";
import { Picture } from "./pictures";
import { factsOf, lastOf, playNumber, type Table } from "./seen";
import type { DrewFromSeen, GattaraView, Message } from "./view";

/**
 * What is seen without words: the cards that moved, the stack, a Meow that counts double. The log tells it all the same.
 */
const BESIDE = new Set<Message["key"]>([
  "drew",
  "drew-cards",
  "new-hand",
  "no-answer",
  "aimed",
  "played",
  "mirrored",
  "answered",
  "comes-back",
  "doubled",
]);
/** One of these is told; of a card for everybody they would be too many. */
const EACH = new Set<Message["key"]>(["gained", "lost", "took", "gained-nothing", "lost-nothing", "took-nothing"]);

export function Outcome({ play }: { play: Table }) {
  const { view, voice } = play;
  const facts = factsOf(view);
  const news = play.news.filter((message) => message.step === play.news.at(-1)?.step);
  const seen = news.find((message) => message.key === "drew-from-seen");
  const told = news.filter((message) => !BESIDE.has(message.key));
  const each = told.filter((message) => EACH.has(message.key));
  const short = facts.effect !== null && (told.length === 0 || each.length > 1);
  const skips = told.some((message) => message.key === "skips" || message.key === "skips-zen");
  const lines = short ? told.filter((message) => !each.includes(message)) : told;
  if (!short && lines.length === 0) return <p class="gat-outcome">{voice.own("fact-goal", { value: facts.goal })}</p>;
  return (
    <div class="gat-outcome" key={playNumber(view)}>
      {seen ? <Seen play={play} {...seen.args} /> : !skips && <Done view={view} />}
      {short && <p>{voice.own("web-card", { ...facts.effect })}</p>}
      {lines.slice(-3).map((message, i) => (
        <p key={i}>{message === seen ? voice.own("web-drawn", seen.args) : voice.story(message)}</p>
      ))}
    </div>
  );
}

/** Who did it, what it was, to whom; Bastet, if it came to nothing. */
function Done({ view }: { view: GattaraView }) {
  const { effect, effect_by, effect_at, doubled } = factsOf(view);
  const card = effect ?? lastOf(view);
  if (!card) return null;
  const at = effect && effect_at?.seat !== effect_by?.seat ? effect_at : null;
  return (
    <span class="gat-deed" aria-hidden="true">
      {effect_by && <SeatCat seat={effect_by.seat!} mood="happy" size={34} />}
      <svg viewBox="8 -5 84 60" class="gat-deed-picture">
        <Picture card={card} worths={view.insight.worths} />
      </svg>
      {doubled && <b class="gat-twice">×2</b>}
      {at && <SeatCat seat={at.seat!} mood={effect?.effect === "gain" ? "happy" : "cross"} size={34} />}
    </span>
  );
}

function Seen({ play, card, owner }: { play: Table } & DrewFromSeen) {
  return (
    <span class="gat-seen">
      <Card label={cardName(play.voice, card)} flip={`seen-${playNumber(play.view)}`} from={`seat-${owner.seat}`}>
        <CardFace card={card} play={play} />
      </Card>
    </span>
  );
}
