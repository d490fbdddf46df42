/**
 * A swap by dragging: my card was dropped on another player's, and is offered; as soon as it is, that card is asked for.
 */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { find } from "@/kit/play";
import { slotName } from "./motion";
import type { Table } from "./seen";

export const aimed = signal<{ step: number; zone: string } | null>(null);

export function useAim(play: Table): void {
  const aim = aimed.value;
  const swap =
    aim && play.view.step === aim.step + 1
      ? find(play, "swap", (each) => slotName(each.who.seat!, each.place) === aim.zone)
      : undefined;
  useEffect(() => {
    if (!swap) return;
    aimed.value = null;
    play.choose(swap.id);
  }, [swap?.id]);
}
