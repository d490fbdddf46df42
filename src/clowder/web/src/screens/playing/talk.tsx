/** Chat and pictures beside the table. */
import { useState } from "preact/hooks";
import { useCoat } from "@/kit/cat";
import { EMOTES, Emote } from "@/kit/emote";
import type { Voice } from "@/kit/voice";
import type { LiveTable } from "@/net/live";
import type { ChatLine } from "@/protocol";
import { mutedAt } from "@/state/muted";
import { say } from "@/text/say";

/** The lines of chat of those who are not muted. */
export function heardAt(live: LiveTable): ChatLine[] {
  return live.chat.value.filter((line) => !mutedAt(live.id).includes(line.seat));
}

export function Talk({ live, voice }: { live: LiveTable; voice: Voice }) {
  const [text, setText] = useState("");
  const people = live.table.value!.seats.filter((seat) => seat.kind === "person").length;
  const heard = heardAt(live);
  const me = live.you.value?.seat ?? null;
  const coat = useCoat(me ?? 0);
  if (me === null || people < 2) return null;
  const send = (event: Event) => {
    event.preventDefault();
    if (live.line.value !== "live") return; // it stays written until somebody can hear it
    if (text.trim()) live.say(text.trim());
    setText("");
  };
  return (
    <div class="talk">
      {heard.length > 0 && (
        <ol class="chat" aria-label={say("web-chat")}>
          {heard.slice(-50).map((line) => (
            <li key={line.number}>
              <strong>{voice.name(line.seat)}</strong> {line.text}
            </li>
          ))}
        </ol>
      )}
      <div class="emotes" role="group" aria-label={say("web-emotes")}>
        {EMOTES.map((name) => (
          <button
            type="button"
            key={name}
            title={say(`web-emote-${name}`)}
            aria-label={say(`web-emote-${name}`)}
            onClick={() => live.emote(name)}
          >
            <Emote name={name} coat={coat} size={32} />
          </button>
        ))}
      </div>
      <form onSubmit={send}>
        <input
          type="text"
          value={text}
          maxLength={200}
          placeholder={say("web-say")}
          aria-label={say("web-say")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button small" aria-label={say("web-send")}>
          ➤
        </button>
      </form>
    </div>
  );
}
