/** A game that is over, to be seen again: any step, through anybody's eyes. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { aboutToChange } from "@/kit/flip";
import type { Play } from "@/kit/play";
import { nameAt, Voice } from "@/kit/voice";
import { ask, Refusal } from "@/net/api";
import type { Chances, Replay } from "@/protocol";
import { address, go } from "@/router";
import { Bar } from "@/screens/shared/bar";
import { Ended } from "@/screens/shared/ended";
import { STILL, seated } from "@/screens/shared/still";
import { useTitle } from "@/screens/shared/title";
import { Trouble, Wait } from "@/screens/shared/trouble";
import { useGame } from "@/table/games";
import { TableView } from "@/table/view";
import { say } from "@/text/say";
import { type Eyes, eyesIn, frameIn, framesOf, storyUntil } from "./frames";
import { Player } from "./player";

const NOTED_AFTER = 250;

/** The screen at /replay/ID?step=N&eyes=…, for a table that is over. */
export function ReplayScreen({ id }: { id: string }) {
  const table = `tables/${encodeURIComponent(id)}`;
  const get = (eyes: Eyes) => ask<Replay>("GET", `${table}/replay`, { query: { eyes: String(eyes) } });
  return (
    <Cinema
      key={id}
      get={get}
      chances={() => ask<Chances>("GET", `${table}/chances`)}
      home={`/replay/${id}`}
      table={`/table/${id}`}
    />
  );
}

/** The screen at /replay: a record that somebody kept. */
export function OpenRecord() {
  const [record, setRecord] = useState<{ name: string; body: unknown } | null>(null);
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState(false);
  useTitle(say("web-replay"));

  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem("");
    try {
      const body: unknown = JSON.parse(await file.text());
      await ask<Replay>("POST", "replay", { body, query: { eyes: "watch" } });
      setRecord({ name: file.name, body });
    } catch (why) {
      setProblem(why instanceof Refusal ? why.message : say("web-replay-no-record", { file: file.name }));
    }
  };
  if (record) {
    const get = (eyes: Eyes) => ask<Replay>("POST", "replay", { body: record.body, query: { eyes: String(eyes) } });
    const chances = () => ask<Chances>("POST", "chances", { body: record.body });
    return <Cinema get={get} chances={chances} home="/replay" />;
  }
  return (
    <div class="page">
      <Bar />
      <main class="open-record">
        <h1>{say("web-replay-open")}</h1>
        <p>{say("web-replay-open-more")}</p>
        <label
          class={`drop-file ${over ? "over" : ""}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void open(event.dataTransfer?.files[0]);
          }}
        >
          <span>{say("web-replay-drop")}</span>
          <span class="button">{say("web-replay-choose")}</span>
          <input
            type="file"
            accept=".json,application/json"
            class="unseen"
            onChange={(event) =>
              void open(event.currentTarget.files?.[0]).then(() => ((event.target as HTMLInputElement).value = ""))
            }
          />
        </label>
        <p role="alert" class="problem-line">
          {problem}
        </p>
      </main>
    </div>
  );
}

interface CinemaProps {
  get: (eyes: Eyes) => Promise<Replay>;
  chances: () => Promise<Chances>;
  /** The address that `step` and `eyes` are noted behind. */
  home: string;
  /** The table it was played at, if there is one. */
  table?: string;
}

function Cinema({ get, chances: getChances, home, table }: CinemaProps) {
  const [eyes, setEyes] = useState<Eyes>(() => eyesIn(address.peek().query.get("eyes")));
  const [replay, setReplay] = useState<Replay | null>(null);
  const [chances, setChances] = useState<Chances | Refusal | null>(null);
  const [at, setAt] = useState(-1);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const known = useRef(new Map<Eyes, Replay>());

  useEffect(() => {
    let wanted = true;
    const found = known.current.get(eyes);
    void (found ? Promise.resolve(found) : get(eyes)).then(
      (shown) => {
        known.current.set(eyes, shown);
        if (!wanted) return;
        setReplay(shown);
        setTrouble(null);
        setAt((now) => (now < 0 ? frameIn(address.peek().query.get("step"), shown.steps.length + 1) : now));
      },
      (why) => {
        if (!wanted) return;
        if (why instanceof Refusal && why.status && eyes !== "open" && !known.current.size)
          setEyes("open"); // no such seat: everybody's, then
        else setTrouble(Refusal.of(why));
      },
    );
    return () => {
      wanted = false;
    };
  }, [eyes]);
  useEffect(() => {
    getChances().then(setChances, (why) => setChances(Refusal.of(why)));
  }, []);
  useNoted(home, at, eyes, setAt, setEyes, replay?.steps.length ?? 0);

  if (trouble && !replay) {
    const action = table && trouble.key === "table-not-over" && (
      <a class="button quiet" href={table}>
        {say("web-replay-to-table")}
      </a>
    );
    return (
      <Trouble title={say("web-replay-none")} action={action}>
        {trouble.message}
      </Trouble>
    );
  }
  if (!replay || at < 0) return <Wait />;
  return (
    <Show
      replay={replay}
      chances={chances}
      at={at}
      eyes={eyes}
      setAt={setAt}
      setEyes={setEyes}
      link={table ? addressOf(home, at, eyes) : null}
      table={table ?? null}
    />
  );
}

interface ShowProps {
  replay: Replay;
  /** null while they are being worked out; or why there are none. */
  chances: Chances | Refusal | null;
  at: number;
  eyes: Eyes;
  setAt: (at: number) => void;
  setEyes: (eyes: Eyes) => void;
  /** To this moment; null where there is none that others could open. */
  link: string | null;
  table: string | null;
}

function Show({ replay, chances, at, eyes, setAt, setEyes, link, table }: ShowProps) {
  const game = useGame(replay.game);
  const frames = useMemo(() => framesOf(replay), [replay]);
  const names = replay.names.map((name, seat) => nameAt(seat, name));
  const me = typeof replay.eyes === "number" ? replay.eyes : null;
  const voice = new Voice(replay.game, names, me);
  useTitle(game ? say("web-replay-of", { game: voice.title() }) : "");
  if (!game) return <Wait />;

  const frame = frames[Math.min(at, frames.length - 1)]!;
  const jump = (to: number) => {
    aboutToChange();
    setAt(Math.min(Math.max(to, 0), frames.length - 1));
  };
  const play: Play = { ...STILL, view: frame.view, me, voice, news: frame.story };
  const ended = at === frames.length - 1;
  return (
    <TableView
      play={play}
      game={game}
      seats={names.map((name, seat) => seated(name, seat, replay.cats))}
      story={storyUntil(frames, at)}
      asked={frame.view.actor === null ? [] : [frame.view.actor]}
      bar={
        <Bar title={voice.title()}>
          {table && (
            <a class="button quiet small" href={table}>
              {say("web-replay-result")}
            </a>
          )}
        </Bar>
      }
      notice={ended ? <Ended play={play} game={game} result={frame.view.result} /> : undefined}
      instead={
        <Player
          frames={frames}
          at={at}
          jump={jump}
          voice={voice}
          chances={chances}
          eyes={eyes}
          setEyes={setEyes}
          link={link}
        />
      }
    />
  );
}

function addressOf(home: string, at: number, eyes: Eyes): string {
  return `${home}?step=${at}&eyes=${eyes}`;
}

/** The address says where one is, so that it can be sent to somebody; and going back in the browser goes there. */
function useNoted(
  home: string,
  at: number,
  eyes: Eyes,
  setAt: (at: number) => void,
  setEyes: (eyes: Eyes) => void,
  steps: number,
): void {
  const noted = useRef("");
  useEffect(() => {
    if (at < 0) return;
    const timer = setTimeout(() => {
      noted.current = addressOf(home, at, eyes);
      go(noted.current, { replace: true });
    }, NOTED_AFTER);
    return () => clearTimeout(timer);
  }, [home, at, eyes]);
  const { path, query } = address.value;
  useEffect(() => {
    if (!noted.current || `${path}?${query}` === noted.current) return;
    setAt(frameIn(query.get("step"), steps + 1));
    setEyes(eyesIn(query.get("eyes")));
  }, [path, String(query)]);
}
