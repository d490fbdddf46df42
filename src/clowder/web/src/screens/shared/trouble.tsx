/** Something cannot be had: what happened, and what to do now. */
import type { ComponentChildren } from "preact";
import { Cat } from "@/kit/cat";
import { say } from "@/text/say";
import { Bar } from "./bar";

export function Trouble({
  title,
  children,
  action,
}: {
  title: string;
  children?: ComponentChildren;
  action?: ComponentChildren;
}) {
  return (
    <div class="page">
      <Bar />
      <main class="trouble">
        <Cat coat="tuxedo" mood="asleep" size={120} />
        <h1>{title}</h1>
        <p>{children}</p>
        <p class="actions">
          {action}
          <a class="button" href="/">
            {say("web-to-lobby")}
          </a>
        </p>
      </main>
    </div>
  );
}

/** While something is on its way. */
export function Wait({ children }: { children?: ComponentChildren }) {
  return (
    <div class="page">
      <Bar />
      <main class="trouble" aria-busy="true">
        <Cat coat="ginger" mood="calm" size={96} class="waiting-cat" />
        <p>{children ?? say("web-loading")}</p>
      </main>
    </div>
  );
}
