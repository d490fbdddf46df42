/** My turn reaches me in another tab: by the icon, a badge, and a notification where that is wanted. */
import { useEffect, useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import type { LiveTable } from "@/net/live";
import { askForCalls, permission, wantsCalls } from "@/state/calls";
import { say } from "@/text/say";

/** Whether something is asked of me. */
function isAsked(live: LiveTable): boolean {
  const [turn, seat] = [live.turn.value, live.you.value?.seat ?? null];
  if (live.view.value?.choices.length) return true;
  return turn?.kind === "look" && seat !== null && turn.seats.includes(seat);
}

/**
 * Calls me while the page is hidden. Who missed a turn at a table with others is asked, once, whether the browser may tell
 * them the next time.
 */
export function Calling({ live, game }: { live: LiveTable; game: string }) {
  const asked = isAsked(live);
  const hidden = useHidden();
  const [missed, setMissed] = useState(false);
  const me = live.you.value?.seat ?? null;
  const others = live.table.value!.seats.some((seat, at) => seat.kind === "person" && at !== me);
  useEffect(() => {
    if (!asked || !hidden) return;
    setMissed(true);
    setIcon("/icon-turn.svg");
    void navigator.setAppBadge?.(1).catch(() => undefined);
    if (wantsCalls.peek() && permission() === "granted") void call(live.id, game);
    return () => {
      setIcon("/icon.svg");
      void navigator.clearAppBadge?.().catch(() => undefined);
      void hangUp(live.id);
    };
  }, [asked, hidden]);
  if (!missed || hidden || !others || wantsCalls.value !== null || permission() !== "default") return null;
  return (
    <div class="notice" role="status">
      <Cat coat="ginger" mood="wide" size={36} />
      <span>{say("web-call-offer")}</span>
      <button type="button" class="button small" data-key="call-me" onClick={() => void askForCalls()}>
        {say("web-call-yes")}
      </button>
      <button type="button" class="button quiet small" data-key="no-calls" onClick={() => (wantsCalls.value = false)}>
        {say("web-call-no")}
      </button>
    </div>
  );
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.visibilityState === "hidden");
  useEffect(() => {
    const changed = () => setHidden(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, []);
  return hidden;
}

function setIcon(path: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", path);
}

/** Of browsers without a service worker. */
let shown: Notification | null = null;

async function call(table: string, game: string): Promise<void> {
  const options = { body: say("web-your-turn"), tag: table, icon: "/icon-192.png" };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(game, options);
    shown = new Notification(game, options);
    shown.onclick = () => window.focus();
  } catch {
    // not every browser that has notifications shows them: title and icon tell it all the same
  }
}

async function hangUp(table: string): Promise<void> {
  shown?.close();
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const each of (await worker?.getNotifications({ tag: table })) ?? []) each.close();
}
