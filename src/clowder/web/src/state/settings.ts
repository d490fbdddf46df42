/** What somebody set for this browser: theme, sound, motion, language, name, cat. */
import { computed, effect, signal } from "@preact/signals";
import type { SeatShown } from "@/protocol";
import type { Language } from "@/text/say";
import { kept } from "./kept";

export type Theme = "auto" | "light" | "dark";

export const theme = kept<Theme>("theme", "auto");
export const sound = kept("sound", false);
export const haptics = kept("haptics", false);
/** Whether sounds and vibration were offered: once, after the first game. */
export const soundsOffered = kept("sounds-offered", false);
/** "auto": as the system says. */
export const motion = kept<"auto" | "less">("motion", "auto");
/** Whether single keys play at the table. */
export const shortcuts = kept("shortcuts", true);
export const chosenLanguage = kept<Language | null>("language", null);
/** The name one sits down under. */
export const myName = kept("name", "");
/** The cat one would like to look like at every table; null for whoever never chose. */
export const myCat = kept<SeatShown["cat"] | null>("cat", null);

const less = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
const systemCalm = signal(less?.matches ?? false);
less?.addEventListener("change", () => (systemCalm.value = less.matches));

/** Whether things should appear where they are instead of moving there. */
export const calm = computed(() => motion.value === "less" || systemCalm.value);

effect(() => {
  if (typeof document === "undefined") return;
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.calm = String(calm.value);
});
