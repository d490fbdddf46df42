/** Chat and pictures beside the table. */
import { useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import type { LiveTable } from "@/net/live";
import { mutedAt } from "@/state/muted";
import { EMOTES } from "@/table/seat";
import { say } from "@/text/say";
import type { Voice } from "@/text/voice";

const LASTS = 3_500;

/** What each seat says with a picture at present. */
export function useEmotes(live: LiveTable): Record<number, string> {
  const [shown, setShown] = useState<Record<number, string>>({});
  useSignalEffect(() => {
    const said = live.emotion.value;
    if (!said) return;
    setShown((all) => ({ ...all, [said.seat]: said.emote }));
    setTimeout(() => setShown(({ [said.seat]: _, ...rest }) => rest), LASTS);
  });
  return shown;
}

export function Talk({ live, voice }: { live: LiveTable; voice: Voice }) {
  const [text, setText] = useState("");
  const people = live.table.value!.seats.filter((seat) => seat.kind === "person").length;
  const heard = live.chat.value.filter((line) => !mutedAt(live.id).includes(line.seat));
  if (live.you.value?.seat == null || people < 2) return null;
  const send = (event: Event) => {
    event.preventDefault();
    if (live.line.value !== "live") return; // it stays written until somebody can hear it
    if (text.trim()) live.say(text.trim());
    setText("");
  };
  return (
    <div class="talk">
      {heard.length > 0 && (
        <ol class="chat" aria-label={say("web-chat")} aria-live="polite">
          {heard.slice(-50).map((line) => (
            <li key={line.number}>
              <strong>{voice.name(line.seat)}</strong> {line.text}
            </li>
          ))}
        </ol>
      )}
      <div class="emotes" role="group" aria-label={say("web-emotes")}>
        {Object.entries(EMOTES).map(([name, picture]) => (
          <button type="button" key={name} title={say(`web-emote-${name}`)} aria-label={say(`web-emote-${name}`)} onClick={() => live.emote(name)}>
            {picture}
          </button>
        ))}
      </div>
      <form onSubmit={send}>
        <input type="text" value={text} maxLength={200} placeholder={say("web-say")} aria-label={say("web-say")} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="button small" aria-label={say("web-send")}>
          ➤
        </button>
      </form>
    </div>
  );
}
