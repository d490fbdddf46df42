/** What somebody says, in words or with a picture, for as long as it is shown at their seat. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LiveTable } from "@/net/live";
import { mutedAt } from "@/state/muted";
import type { Saying } from "@/table/sayings";

const PICTURE_LASTS = 3_500;
const WORDS_LAST = 6_500;

/** What each seat says at present. */
export function useSayings(live: LiveTable): Record<number, Saying> {
  const [shown, setShown] = useState<Record<number, Saying>>({});
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const say = (seat: number, saying: Saying, lasts: number) => {
    if (mutedAt(live.id).includes(seat)) return;
    clearTimeout(timers.current.get(seat));
    setShown((all) => ({ ...all, [seat]: saying }));
    timers.current.set(
      seat,
      setTimeout(() => setShown(({ [seat]: _, ...rest }) => rest), lasts),
    );
  };
  useSignalEffect(() => {
    const felt = live.emotion.value;
    if (felt) say(felt.seat, { emote: felt.emote }, PICTURE_LASTS);
  });
  useSignalEffect(() => {
    const line = live.said.value;
    if (line) say(line.seat, { text: line.text }, WORDS_LAST);
  });
  useEffect(
    () => () => {
      for (const timer of timers.current.values()) clearTimeout(timer);
    },
    [],
  );
  return shown;
}
