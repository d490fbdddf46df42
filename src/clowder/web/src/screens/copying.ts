/** Put a text where it can be pasted from; whether that worked. */
export async function copyText(text: string): Promise<boolean> {
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
