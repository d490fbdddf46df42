/** The middle of the table: the piles, and within the ring the stack of this play or what the last one came to. */
import { useEffect } from "preact/hooks";
import { Card, Heap } from "@/kit/card";
import { noise } from "@/kit/sound";
import { CardFace, cardName } from "./cards";
import { Turning } from "./icons";
import { Outcome } from "./outcome";
import { question } from "./question";
import { Ring } from "./ring";
import { factsOf, laidName, lastOf, stackOf, standing, type Table, wanted } from "./seen";
import { Stack } from "./stack";

export function Board({ play }: { play: Table }) {
  const { view } = play;
  const meow = play.news.some((message) => message.key === "answered");
  useEffect(() => {
    if (meow) noise("meow");
  }, [meow && view.step]);
  return (
    <div class="gat-board">
      <Signs play={play} />
      <Piles play={play} />
      <div class="gat-middle">
        <div class="gat-round" data-anchor="stack">
          <Ring play={play} />
          {stackOf(view).length > 0 ? (
            <div class="gat-play">
              <Stack play={play} />
              <Caption play={play} />
            </div>
          ) : (
            <Outcome play={play} />
          )}
        </div>
      </div>
    </div>
  );
}

/** What the stack comes to if nobody reacts any more. Where the question begins with these words, they are heard there. */
function Caption({ play }: { play: Table }) {
  const { view, voice } = play;
  const stands = standing(view);
  const words = stands ? wanted(voice, stands.laid, stands.deed) : voice.own("web-nothing-left");
  return (
    <p class="gat-caption" aria-hidden={question(play)?.startsWith(words)}>
      <span>{words}</span>
    </p>
  );
}

/** What holds for everybody: the goal, which way play goes, the Zen cat, how often the discards were shuffled. */
function Signs({ play }: { play: Table }) {
  const { voice, look } = play;
  const facts = factsOf(play.view);
  const sign = (word: string) => `gat-sign ${word} ${look.has(word) ? "look-here" : ""}`;
  return (
    <ul class="gat-signs">
      <li class={sign("goal")}>{voice.own("fact-goal", { value: facts.goal })}</li>
      <li class={sign("direction")}>
        <Turning back={facts.direction !== "clockwise"} size={16} />
        {voice.own("web-direction", { direction: facts.direction })}
      </li>
      {facts.zen && <li class={sign("zen")}>{voice.own("web-zen", { who: facts.turn })}</li>}
      {facts.reshuffles > 0 && (
        <li class={sign("shuffled")}>{voice.own("fact-reshuffles", { value: facts.reshuffles })}</li>
      )}
    </ul>
  );
}

function Piles({ play }: { play: Table }) {
  const { view, voice } = play;
  const facts = factsOf(view);
  const pile = view.table.places.pile.count;
  const discards = view.table.places.discards.count;
  const last = lastOf(view);
  return (
    <div class="gat-piles">
      <span class={play.look.has("pile") ? "look-here" : ""}>
        <Heap count={pile} label={`${voice.place("pile")}: ${pile}`} anchor="pile" />
      </span>
      <span class={`gat-discards ${play.look.has("discards") ? "look-here" : ""}`} data-anchor="discards">
        {last ? (
          <>
            <Card
              key={laidName(view, -1)}
              label={
                facts.counts_as
                  ? voice.own("web-mirror-shows", { card: facts.counts_as })
                  : `${voice.place("last")}: ${cardName(voice, last)}`
              }
              flip={laidName(view, -1)}
              from="stack"
            >
              <CardFace card={last} play={play} />
            </Card>
            {facts.counts_as && (
              <span class="gat-copied" aria-hidden="true">
                <CardFace card={facts.counts_as} play={play} />
              </span>
            )}
          </>
        ) : (
          <Heap count={0} label={`${voice.place("discards")}: ${discards}`} />
        )}
      </span>
    </div>
  );
}
