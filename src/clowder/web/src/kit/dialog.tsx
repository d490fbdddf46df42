/** A window above the page: focus stays inside, Escape closes it, and the focus goes back to where it was. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CloseButton } from "./close-button";

export function Dialog({
  title,
  close,
  children,
  class: name = "",
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
  class?: string;
}) {
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
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === ref.current && close()}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        <CloseButton close={close} />
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
