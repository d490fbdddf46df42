/** Language, theme, sound, motion: at hand on every screen. */
import { useState } from "preact/hooks";
import { Dialog } from "@/kit/dialog";
import { noise } from "@/kit/sound";
import { askForCalls, permission, wantsCalls } from "@/state/calls";
import { chosenLanguage, haptics, motion, shortcuts, sound, type Theme, theme } from "@/state/settings";
import { LANGUAGES, type Language, language, say } from "@/text/say";
import { Pick, Switch } from "./fields";

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button quiet round"
        aria-label={say("web-settings")}
        title={say("web-settings")}
        onClick={() => setOpen(true)}
      >
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
  const languages = Object.entries(LANGUAGES).map(([value, { name }]) => ({
    value: value as Language,
    label: <span lang={value}>{name}</span>,
  }));
  const themes = (["auto", "light", "dark"] as Theme[]).map((value) => ({ value, label: say(`web-theme-${value}`) }));
  return (
    <Dialog title={say("web-settings")} close={close}>
      <Pick
        legend={say("web-language")}
        name="language"
        offers={languages}
        value={language.value}
        set={(wanted) => (chosenLanguage.value = wanted)}
      />
      <Pick
        legend={say("web-theme")}
        name="theme"
        offers={themes}
        value={theme.value}
        set={(wanted) => (theme.value = wanted)}
      />
      <Switch
        on={sound.value}
        set={(on) => {
          sound.value = on;
          if (on) noise("card");
        }}
        label={say("web-sound")}
        name="sound"
      />
      <Switch on={haptics.value} set={(on) => (haptics.value = on)} label={say("web-haptics")} name="haptics" />
      <Calls />
      <Switch on={shortcuts.value} set={(on) => (shortcuts.value = on)} label={say("web-shortcuts")} name="shortcuts" />
      <Switch
        on={motion.value === "less"}
        set={(on) => (motion.value = on ? "less" : "auto")}
        label={say("web-less-motion")}
        name="less-motion"
      />
    </Dialog>
  );
}

/** Whether a notification tells that it is one's turn; where the browser has none, or refuses them, that is said. */
function Calls() {
  const allowed = permission();
  const more = allowed === null ? "web-calls-none" : allowed === "denied" ? "web-calls-denied" : "web-calls-more";
  return (
    <Switch
      on={wantsCalls.value === true && allowed === "granted"}
      set={(on) => {
        if (on && allowed) void askForCalls();
        else wantsCalls.value = false;
      }}
      label={say("web-calls")}
      more={say(more)}
      name="calls"
    />
  );
}
