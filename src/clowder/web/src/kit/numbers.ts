/** Numbers as they are written. */
import { language } from "@/text/say";

/** With a minus that is as wide as a plus. */
export function signed(number: number): string {
  return String(number).replace("-", "−");
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** As it is written in the language that is spoken; where that has a space before the sign, a narrow one. */
export function spokenPercent(share: number): string {
  return share.toLocaleString(language.value, { style: "percent" }).replace(/\s/, "\u202f");
}
