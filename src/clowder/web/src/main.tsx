/** The browser's client: find out what the address asks for, and show it. */
import { type ComponentType, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadAnew, noteUpgrades } from "./net/upgrade";
import { address, match } from "./router";
import { Lobby } from "./screens/lobby/lobby";
import { useArrival } from "./screens/shared/arriving";
import { NoteLines } from "./screens/shared/note-lines";
import { Trouble, Wait } from "./screens/shared/trouble";
import { chosenLanguage } from "./state/settings";
import { guessed, say, speak } from "./text/say";
import "./styles/index.css";

// biome-ignore lint/suspicious/noExplicitAny: what a screen is given stands in its address
type ScreenComponent = ComponentType<any>;

/** Each screen is loaded when it is asked for; the lobby is there at once. */
const SCREENS: Array<[string, () => Promise<ScreenComponent>]> = [
  ["/table/:id", async () => (await import("./screens/live/table-screen")).TableScreen],
  ["/join/:code", async () => (await import("./screens/join/join")).Join],
  ["/rules", async () => (await import("./screens/rules/rules")).AllRules],
  ["/rules/:game", async () => (await import("./screens/rules/rules")).Rules],
  ["/replay", async () => (await import("./screens/replay/replay")).OpenRecord],
  ["/replay/:id", async () => (await import("./screens/replay/replay")).ReplayScreen],
  ["/learn/:game", async () => (await import("./screens/learn/learn")).Learn],
  ["/tv/:id", async () => (await import("./screens/tv/tv")).Tv],
];

function App() {
  return (
    <>
      <NoteLines />
      <Screen />
    </>
  );
}

function Screen() {
  const path = address.value.path;
  useArrival(path);
  if (path === "/") return <Lobby />;
  for (const [pattern, screen] of SCREENS) {
    const found = match(pattern, path);
    if (found) return <Later key={pattern} screen={screen} props={found} />;
  }
  return <Trouble title={say("web-no-page")}>{say("web-no-page-more")}</Trouble>;
}

function Later({ screen, props }: { screen: () => Promise<ScreenComponent>; props: Record<string, string> }) {
  const [Loaded, setLoaded] = useState<ScreenComponent | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    screen().then(
      (found) => setLoaded(() => found),
      () => setFailed(true),
    );
  }, []);
  if (failed) return <Trouble title={say("web-no-server")}>{say("web-no-server-more")}</Trouble>;
  // another table, code or game is another screen: nothing of the last one is kept
  return Loaded ? <Loaded key={Object.values(props).join("/")} {...props} /> : <Wait />;
}

addEventListener("vite:preloadError", () => void loadAnew());
noteUpgrades();
const speakChosen = () => speak(chosenLanguage.value ?? guessed());
await speakChosen();
chosenLanguage.subscribe(() => void speakChosen()); // in this tab or another one
render(<App />, document.getElementById("app")!);
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
