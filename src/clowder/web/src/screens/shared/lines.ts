/** Lines to a live table, for as long as a screen is shown. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { LiveTable } from "@/net/live";
import { language } from "@/text/say";

/** One line for each of these tokens. When another language is chosen, the server explains itself in that one. */
export function useLines(id: string, tokens: ReadonlyArray<string | undefined>): LiveTable[] {
  const lines = useMemo(() => tokens.map((token) => new LiveTable(id, token)), [id, tokens.join()]);
  useEffect(
    () => () => {
      for (const line of lines) line.close();
    },
    [lines],
  );
  const spoken = useSignal(language.peek());
  useSignalEffect(() => {
    if (language.value === spoken.peek()) return;
    spoken.value = language.value;
    for (const line of lines) line.connect();
  });
  return lines;
}

export function useLine(id: string, token?: string): LiveTable {
  return useLines(id, [token])[0]!;
}
