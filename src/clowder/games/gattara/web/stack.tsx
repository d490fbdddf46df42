/**
 * The cards of this play, from the first to the newest: who laid each, whom it is aimed at, and what is cancelled as things
 * stand.
 */
import { Card } from "@/kit/card";
import { SeatCat } from "@/kit/cat";
import { CardFace } from "./cards";
import { Aim } from "./icons";
import { cameFrom, laidName, stackOf, type Table } from "./seen";
import type { Deed, Laid } from "./view";

export function Stack({ play }: { play: Table }) {
  const stack = stackOf(play.view);
  return (
    <ol
      class={`gat-stack ${play.look.has("stack") ? "look-here" : ""}`}
      style={{ "--cards": stack.length }}
      aria-label={play.voice.place("stack")}
    >
      {stack.map((card, place) => (
        <LaidCard key={place} play={play} card={card} deed={play.view.insight.stack[place]!} place={place} />
      ))}
    </ol>
  );
}

function LaidCard({ play, card, deed, place }: { play: Table; card: Laid; deed: Deed; place: number }) {
  const { view, voice } = play;
  const copied = deed.card.face === card.face ? null : deed.card;
  const told = [
    voice.own(card.at && card.at.seat !== card.by.seat ? "web-laid-at" : "web-laid", {
      card: deed.card,
      by: card.by,
      at: card.at ?? card.by,
    }),
    deed.doubled && voice.own("web-twice"),
    card.cancelled && voice.own("web-cancelled"),
  ];
  return (
    <li class={`gat-laid ${card.cancelled ? "off" : ""}`}>
      <span class="gat-card">
        <Card label={told.filter(Boolean).join(", ")} flip={laidName(view, place)} from={cameFrom(view, play.me, place)}>
          <CardFace card={card} play={play} />
        </Card>
        {copied && (
          <span class="gat-copied" aria-hidden="true">
            <CardFace card={copied} play={play} />
          </span>
        )}
        {deed.doubled && !card.cancelled && (
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
      <Route by={card.by.seat!} at={card.at?.seat ?? null} all={deed.card.target === "all"} />
    </li>
  );
}

/** From whom to whom. */
function Route({ by, at, all }: { by: number; at: number | null; all: boolean }) {
  return (
    <span class="gat-route" aria-hidden="true">
      <SeatCat seat={by} size={24} />
      {((at !== null && at !== by) || all) && <i class="gat-to" />}
      {at !== null && at !== by && <SeatCat seat={at} mood="wide" size={24} />}
      {all && <Aim size={20} />}
    </span>
  );
}
