/** Copying, and that it was copied, for a moment. */
import { useEffect, useState } from "preact/hooks";

const SHOWN = 2_500;

/** Whether the text was just copied, and what copies it. */
export function useCopying(text: string): [copied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, async () => setCopied(await copyText(text))];
}

/** Put a text where it can be pasted from; whether that worked. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField(text);
  }
}

/** Without https a page has no clipboard, but it can copy from a field. */
function copiedFromField(text: string): boolean {
  const back = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  (back?.closest("dialog") ?? document.body).append(field); // outside an open dialog nothing can be selected
  field.select();
  const worked = document.execCommand("copy");
  field.remove();
  back?.focus();
  return worked;
}
