/** The name one sits down under, and the cat one looks like. The browser remembers both. */
import type { Ref } from "preact";
import { myName } from "@/state/settings";
import { say } from "@/text/say";
import { CatButton } from "./cat-button";

export const LONGEST_NAME = 24;

export function NameField({ input, problem }: { input?: Ref<HTMLInputElement>; problem?: string | null }) {
  return (
    <div class="field name-field">
      <label for="name">{say("web-your-name")}</label>
      <span class="field-row">
        <CatButton />
        <input
          id="name"
          ref={input}
          type="text"
          data-key="name"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          placeholder={say("web-your-name-hint")}
          aria-invalid={problem ? true : undefined}
          value={myName.value}
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      </span>
      {problem && (
        <span class="problem-line" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}

/** The name one plays under: one's own or, for whoever never gave any, a cat's. */
export function nameToUse(): string {
  if (!myName.value.trim()) {
    const names = say("web-cat-names").split(",");
    myName.value = names[Math.floor(Math.random() * names.length)]!.trim();
  }
  return myName.value.trim();
}
