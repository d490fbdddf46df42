/** A row of cards, one stop for the tab key: the arrow keys walk along it, as in any toolbar. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function Row({
  label,
  class: name = "hand",
  children,
  fan = true,
}: {
  label: string;
  class?: string;
  children: ComponentChildren;
  fan?: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const at = useRef(0);

  const stops = () => [...(ref.current?.querySelectorAll<HTMLButtonElement>("button.card") ?? [])];

  useLayoutEffect(() => {
    const cards = stops();
    if (at.current >= cards.length) at.current = Math.max(0, cards.length - 1);
    for (const [i, card] of cards.entries()) card.tabIndex = i === at.current ? 0 : -1;
    if (fan && ref.current) ref.current.style.setProperty("--cards", String(Math.max(1, ref.current.children.length)));
  });

  const walk = (event: KeyboardEvent) => {
    const cards = stops();
    const here = cards.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: cards.length - 1 }[event.key];
    if (there === undefined) return;
    event.preventDefault();
    at.current = (there + cards.length) % cards.length;
    for (const [i, card] of cards.entries()) card.tabIndex = i === at.current ? 0 : -1;
    cards[at.current]?.focus();
  };

  return (
    <div ref={ref} role="group" aria-label={label} class={`row ${name} ${fan ? "fan" : ""}`} onKeyDown={walk}>
      {children}
    </div>
  );
}
