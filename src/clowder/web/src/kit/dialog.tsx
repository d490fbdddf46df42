/** A window above the page: focus stays inside, Escape closes it, and the focus goes back to where it was. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "@/text/say";

export function Dialog({ title, close, children, class: name = "" }: { title: string; close: () => void; children: ComponentChildren; class?: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const back = document.activeElement as HTMLElement | null;
    dialog?.showModal();
    return () => back?.isConnected && back.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${name}`}
      aria-label={title}
      onCancel={(event) => (event.preventDefault(), close())}
      onClick={(event) => event.target === ref.current && close()}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        <button type="button" class="button quiet round" aria-label={say("web-close")} onClick={close}>
          ✕
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
