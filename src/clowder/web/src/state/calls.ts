/** Being told that it is one's turn while another tab is looked at. */
import { kept } from "./kept";

/** Whether somebody wants to be told by a notification; null before they were asked. */
export const wantsCalls = kept<boolean | null>("calls", null);

/** What the browser says to notifications; null where it has none. */
export function permission(): NotificationPermission | null {
  return typeof Notification === "undefined" ? null : Notification.permission;
}

/** Ask the browser for them; whether it grants them. */
export async function askForCalls(): Promise<boolean> {
  const answer = await Notification.requestPermission().catch(() => "denied" as const);
  wantsCalls.value = answer === "granted";
  return wantsCalls.value;
}
