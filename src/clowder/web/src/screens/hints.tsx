/** At practice tables: what a good player would think of the choices. */
import type { Play } from "@/kit/play";
import type { LiveTable } from "@/net/live";

export function Hints(_: { live: LiveTable; play: Play }) {
  return null;
}
