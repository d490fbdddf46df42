/** The bar on top of every screen: home, where one is, and the settings. */
import type { ComponentChildren } from "preact";
import { Cat } from "@/kit/cat";
import { say } from "@/text/say";
import { SettingsButton } from "./settings";

export function Bar({
  title,
  children,
  heading = true,
}: {
  title?: string;
  children?: ComponentChildren;
  heading?: boolean;
}) {
  return (
    <header class="bar">
      <a class="home" href="/" aria-label={say("web-home")}>
        <Cat coat="ginger" mood="happy" size={34} />
        <span class="wordmark">Clowder</span>
      </a>
      {title && (heading ? <h1 class="bar-title">{title}</h1> : <span class="bar-title">{title}</span>)}
      <span class="bar-room" />
      {children}
      <SettingsButton />
    </header>
  );
}
