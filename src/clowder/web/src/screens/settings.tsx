/** Language, theme, sound, motion: at hand on every screen. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "@/kit/dialog";
import { noise } from "@/kit/sound";
import { chosenLanguage, haptics, motion, sound, type Theme, theme } from "@/state/settings";
import { type Language, LANGUAGES, language, say, speak } from "@/text/say";

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button quiet round" aria-label={say("web-settings")} title={say("web-settings")} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 7h10M18 7h2M4 17h2M10 17h10" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
          <circle cx="16" cy="7" r="2.6" fill="none" stroke="currentColor" stroke-width="2.4" />
          <circle cx="8" cy="17" r="2.6" fill="none" stroke="currentColor" stroke-width="2.4" />
        </svg>
      </button>
      {open && <Settings close={() => setOpen(false)} />}
    </>
  );
}

function Settings({ close }: { close: () => void }) {
  const themes: Theme[] = ["auto", "light", "dark"];
  return (
    <Dialog title={say("web-settings")} close={close}>
      <Choices legend={say("web-language")}>
        {(Object.keys(LANGUAGES) as Language[]).map((each) => (
          <Radio key={each} name="language" checked={language.value === each} lang={each} pick={() => ((chosenLanguage.value = each), void speak(each))}>
            {LANGUAGES[each]}
          </Radio>
        ))}
      </Choices>
      <Choices legend={say("web-theme")}>
        {themes.map((each) => (
          <Radio key={each} name="theme" checked={theme.value === each} pick={() => (theme.value = each)}>
            {say(`web-theme-${each}`)}
          </Radio>
        ))}
      </Choices>
      <Switch on={sound.value} set={(on) => ((sound.value = on), on && noise("card"))} label={say("web-sound")} />
      <Switch on={haptics.value} set={(on) => (haptics.value = on)} label={say("web-haptics")} />
      <Switch on={motion.value === "less"} set={(on) => (motion.value = on ? "less" : "auto")} label={say("web-less-motion")} />
    </Dialog>
  );
}

function Choices({ legend, children }: { legend: string; children: ComponentChildren }) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="segments">{children}</div>
    </fieldset>
  );
}

function Radio({ name, checked, pick, children, lang }: { name: string; checked: boolean; pick: () => void; children: ComponentChildren; lang?: string }) {
  return (
    <label class={`segment ${checked ? "on" : ""}`} lang={lang}>
      <input type="radio" name={name} checked={checked} onChange={pick} />
      {children}
    </label>
  );
}

function Switch({ on, set, label }: { on: boolean; set: (on: boolean) => void; label: string }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span class="track" aria-hidden="true" />
      {label}
    </label>
  );
}
