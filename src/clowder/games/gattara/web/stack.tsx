/** The cards of this play, from the first to the newest: who laid each, whom it is aimed at, and what is cancelled as things stand. */
import { Card } from "@/kit/card";
import { Cat, coatOf } from "@/kit/cat";
import type { Play } from "@/kit/play";
import { CardFace } from "./cards";
import { Aim } from "./icons";
import { cameFrom, isAnswer, type Laid, laidName, mirrored, stackOf, works } from "./seen";

export function Stack({ play }: { play: Play }) {
  const stack = stackOf(play.view);
  return (
    <ol class={`gat-stack ${play.look.has("stack") ? "look-here" : ""}`} style={{ "--cards": stack.length }} aria-label={play.voice.place("stack")}>
      {stack.map((card, place) => (
        <LaidCard key={place} play={play} card={card} place={place} />
      ))}
    </ol>
  );
}

function LaidCard({ play, card, place }: { play: Play; card: Laid; place: number }) {
  const { view, voice } = play;
  const answer = isAnswer(view, card);
  const copied = card.effect === "mirror" ? mirrored(view) : null;
  const told = [
    voice.own(card.at && card.at.seat !== card.by.seat ? "web-laid-at" : "web-laid", { card: works(card, view), by: card.by, at: card.at ?? card.by }),
    answer && voice.own("web-twice"),
    card.cancelled && voice.own("web-cancelled"),
  ];
  return (
    <li class={`gat-laid ${card.cancelled ? "off" : ""}`}>
      <span class="gat-card">
        <Card label={told.filter(Boolean).join(", ")} flip={laidName(view, place)} from={cameFrom(view, play.me, place)}>
          <CardFace card={card} voice={voice} />
        </Card>
        {copied && (
          <span class="gat-copied" aria-hidden="true">
            <CardFace card={copied} voice={voice} />
          </span>
        )}
        {answer && !card.cancelled && (
          <span class="gat-times" aria-hidden="true">
            ×2
          </span>
        )}
        {card.cancelled && (
          <svg class="gat-cross" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
            <path d="M14 24 L86 116 M86 24 L14 116" />
          </svg>
        )}
      </span>
      <Route by={card.by.seat} at={card.at?.seat ?? null} all={works(card, view).target === "all"} />
    </li>
  );
}

/** From whom to whom. */
function Route({ by, at, all }: { by: number; at: number | null; all: boolean }) {
  return (
    <span class="gat-route" aria-hidden="true">
      <Cat coat={coatOf(by)} size={24} />
      {((at !== null && at !== by) || all) && <i class="gat-to" />}
      {at !== null && at !== by && <Cat coat={coatOf(at)} mood="wide" size={24} />}
      {all && <Aim size={20} />}
    </span>
  );
}
