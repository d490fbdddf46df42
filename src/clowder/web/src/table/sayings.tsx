/** Bubbles at the seats of those who say something: above everything else, in nobody's way. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useCoat } from "@/kit/cat";
import { Emote } from "@/kit/emote";
import type { Voice } from "@/kit/voice";
import { say } from "@/text/say";

/** Words, or one of the pictures. */
export type Saying = { text: string } | { emote: string };

/** How far a bubble stays from the edge of the table. */
const EDGE = 8;

export function Sayings({ sayings, voice, me }: { sayings: Record<number, Saying>; voice: Voice; me: number | null }) {
  return (
    <div class="sayings" aria-live="polite">
      {Object.entries(sayings).map(([seat, saying]) => (
        <Bubble
          key={`${seat}/${"text" in saying ? saying.text : saying.emote}`}
          seat={Number(seat)}
          saying={saying}
          who={voice.name(Number(seat))}
          above={Number(seat) === me}
        />
      ))}
    </div>
  );
}

function Bubble({ seat, saying, who, above }: { seat: number; saying: Saying; who: string; above: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const coat = useCoat(seat);
  useLayoutEffect(() => {
    const bubble = ref.current;
    const table = bubble?.closest(".table");
    const head = table?.querySelector(`.seat[data-seat="${seat}"] > header`);
    if (!bubble || !table || !head) return;
    const [room, at] = [table.getBoundingClientRect(), head.getBoundingClientRect()];
    const middle = at.left + at.width / 2 - room.left;
    const left = Math.min(Math.max(middle - bubble.offsetWidth / 2, EDGE), room.width - bubble.offsetWidth - EDGE);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${(above ? at.top - bubble.offsetHeight - EDGE : at.bottom + EDGE) - room.top}px`;
    bubble.style.setProperty("--tip", `${middle - left}px`);
  });
  return (
    <div ref={ref} class={`saying ${above ? "above" : ""} ${"emote" in saying ? "picture" : ""}`} data-says={seat}>
      <span class="unseen">{who}: </span>
      {"text" in saying ? (
        <span class="saying-words" data-may-clip>
          {saying.text}
        </span>
      ) : (
        <>
          <Emote name={saying.emote} coat={coat} size={56} />
          <span class="unseen">{say(`web-emote-${saying.emote}`)}</span>
        </>
      )}
    </div>
  );
}
