/** What may be wider than its room, and is scrolled to then: by keyboard, too. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export function Scroller({ label, class: name, children }: { label: string; class: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const here = box.current!;
    const watch = new ResizeObserver(() => setScrolls(here.scrollWidth > here.clientWidth));
    for (const each of [here, ...here.children]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} class={name} {...(scrolls ? { tabIndex: 0, role: "group", "aria-label": label } : {})}>
      {children}
    </div>
  );
}
