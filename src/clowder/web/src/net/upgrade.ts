/**
 * The server was upgraded under an open page: the parts that the page has not loaded yet are gone, and it is loaded anew.
 */
import { note } from "@/state/notes";

const KEY = "clowder.loaded-anew";
/** Not again within so many milliseconds: if it did not help, it will not. */
const ONCE_IN = 60_000;

/** The page was just loaded anew, so to speak by itself: who looks at it is told why. */
const JUST = 10_000;

/** Tell whoever looks at the page that it is another than it was. */
export function noteUpgrades(): void {
  if (sinceLoadedAnew() < JUST) note("web-note-upgraded");
  const workers = navigator.serviceWorker;
  if (workers?.controller) workers.addEventListener("controllerchange", () => note("web-note-upgraded"));
}

/** If the server is there, though a part of the page is not. */
export async function loadAnew(): Promise<void> {
  const answer = await fetch("/healthz").catch(() => null);
  if (answer?.ok && notJustDone()) location.reload();
}

/** Milliseconds. */
function sinceLoadedAnew(): number {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function notJustDone(): boolean {
  if (sinceLoadedAnew() < ONCE_IN) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false; // nothing can be noted: rather not than for ever
  }
}
