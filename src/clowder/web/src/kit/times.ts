/** Animation times, for what the style sheets do not move themselves. */
export { calm } from "@/state/settings";

/** Milliseconds of a time that the style sheets declare (styles/times.css, or the game's own); 0 for one they do not. */
export function timeOf(name: `--time-${string}`): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const value = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? value : value * 1000;
}
