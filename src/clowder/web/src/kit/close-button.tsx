/** Closes what it stands in. */
import { say } from "@/text/say";

export function CloseButton({ close, class: name = "" }: { close: () => void; class?: string }) {
  return (
    <button type="button" class={`button quiet round ${name}`} aria-label={say("web-close")} onClick={close}>
      ✕
    </button>
  );
}
