/** The controls of a replay: step by step, turn by turn, by itself; through whose eyes; where it turned. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Voice } from "@/kit/voice";
import { Refusal } from "@/net/api";
import type { Chances } from "@/protocol";
import { useCopying } from "@/screens/shared/copying";
import { Dropdown } from "@/screens/shared/fields";
import { Icon } from "@/screens/shared/icons";
import { say } from "@/text/say";
import { ChanceChart, ChancesComing, changeOf } from "./chances";
import { type Eyes, type Frame, stopAfter, stopBefore, stopsOf } from "./frames";

const PACE = 1_100;
const SPEEDS = [0.5, 1, 2, 4];

export interface PlayerProps {
  frames: readonly Frame[];
  at: number;
  jump: (at: number) => void;
  voice: Voice;
  /** null while they are being worked out; or why there are none. */
  chances: Chances | Refusal | null;
  eyes: Eyes;
  setEyes: (eyes: Eyes) => void;
  link: string | null;
}

export function Player({ frames, at, jump, voice, chances: asked, eyes, setEyes, link }: PlayerProps) {
  const chances = asked instanceof Refusal ? null : asked;
  const last = frames.length - 1;
  const stops = stopsOf(frames);
  const [speed, setSpeed] = useState(1);
  const [running, setRunning] = useRunning(at, last, speed, jump);
  const here = (chances?.turning ?? []).findIndex((point) => point.step === at);
  const line = storyInWords(frames[at]!, voice);
  const seats = frames[0]!.view.players;
  const eyeOffers: Array<{ value: Eyes; label: string }> = [
    { value: "open", label: say("web-replay-eyes-open") },
    ...Array.from({ length: seats }, (_, seat) => ({
      value: seat,
      label: say("web-replay-eyes-seat", { name: voice.names[seat] ?? "" }),
    })),
    { value: "watch", label: say("web-replay-eyes-watch") },
  ];
  const start = () => {
    if (!running && at === last) jump(0);
    setRunning(!running);
  };
  const by = (to: number) => {
    setRunning(false);
    jump(to);
  };
  return (
    <div class="player" role="group" aria-label={say("web-replay-controls")}>
      {asked === null && <ChancesComing />}
      {asked instanceof Refusal && (
        <p class="soft no-chances" role="status">
          {say("web-replay-no-chances", { why: asked.message })}
        </p>
      )}
      {chances && chances.steps.length > 1 && (
        <ChanceChart chances={chances} at={at} name={(seat) => voice.name(seat)} jump={by} />
      )}
      <div class="player-slide">
        <input
          type="range"
          data-key="step"
          data-focus-home
          min={0}
          max={last}
          value={at}
          aria-label={say("web-replay-step")}
          aria-valuetext={`${say("web-replay-at", { at, last })} ${line}`}
          onInput={(event) => by(Number(event.currentTarget.value))}
        />
        {(chances?.turning ?? []).map((point) => (
          <span
            key={point.step}
            class="player-tick"
            style={{ "--at": point.step / Math.max(1, last) }}
            aria-hidden="true"
          />
        ))}
      </div>
      <div class="player-bar">
        <div class="player-buttons">
          <Knob
            name="turn-back"
            label={say("web-replay-turn-back")}
            off={at === 0}
            act={() => by(stopBefore(stops, at))}
            d="M6 5v14M19 5 9 12l10 7Z"
          />
          <Knob name="back" label={say("web-replay-back")} off={at === 0} act={() => by(at - 1)} d="M16 5 6 12l10 7Z" />
          <button
            type="button"
            class="button round player-play"
            data-key="play"
            aria-label={say(running ? "web-replay-pause" : "web-replay-play")}
            title={say(running ? "web-replay-pause" : "web-replay-play")}
            onClick={start}
          >
            <Glyph d={running ? "M8 5v14M16 5v14" : "M8 4.5 19 12 8 19.5Z"} />
          </button>
          <Knob name="on" label={say("web-replay-on")} off={at === last} act={() => by(at + 1)} d="M8 5l10 7-10 7Z" />
          <Knob
            name="turn-on"
            label={say("web-replay-turn-on")}
            off={at === last}
            act={() => by(stopAfter(stops, at))}
            d="M18 5v14M5 5l10 7-10 7Z"
          />
          <span class="player-at">
            {at} / {last}
          </span>
        </div>
        <div class="player-more">
          <Dropdown label={say("web-replay-eyes")} name="eyes" value={eyes} offers={eyeOffers} set={setEyes} unseen />
          <Dropdown
            label={say("web-replay-speed")}
            name="speed"
            value={speed}
            offers={SPEEDS.map((value) => ({ value, label: `${value} ×` }))}
            set={setSpeed}
            unseen
          />
          {link && <CopyLink link={link} />}
        </div>
      </div>
      {chances && chances.turning.length > 0 && (
        <ol class="turning" aria-label={say("web-replay-turning")}>
          {chances.turning.map((point, i) => (
            <li key={point.step}>
              <button
                type="button"
                class={`turning-point ${i === here ? "here" : ""}`}
                data-key={`turning-${i + 1}`}
                aria-current={i === here ? "step" : undefined}
                onClick={() => by(point.step)}
              >
                <strong>
                  {say("web-replay-turning-point", {
                    number: i + 1,
                    name: voice.name(point.seat),
                    change: changeOf(point),
                  })}
                </strong>
                <span data-may-clip>{storyInWords(frames[point.step]!, voice)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What happened in a step, in words. */
function storyInWords(frame: Frame | undefined, voice: Voice): string {
  return (frame?.story ?? []).map((message) => voice.story(message)).join(" ");
}

function Knob({ name, label, act, off, d }: { name: string; label: string; act: () => void; off: boolean; d: string }) {
  return (
    <button
      type="button"
      class="button quiet round"
      data-key={name}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      <Glyph d={d} />
    </button>
  );
}

function Glyph({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={d}
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function CopyLink({ link }: { link: string }) {
  const [copied, copy] = useCopying(new URL(link, location.href).href); // where that fails: the page's address is the same
  const text = say(copied ? "web-replay-copied" : "web-replay-link");
  return (
    <button
      type="button"
      class={`button ${copied ? "" : "quiet"}`}
      data-key="copy"
      title={text}
      onClick={() => void copy()}
    >
      <Icon name="link" />
      <span class="unseen" aria-live="polite">
        {text}
      </span>
      <span class="wide" aria-hidden="true">
        {text}
      </span>
    </button>
  );
}

/** Goes on by itself, until the end. */
function useRunning(at: number, last: number, speed: number, jump: (at: number) => void): [boolean, (on: boolean) => void] {
  const [running, setRunning] = useState(false);
  const latest = useRef(jump);
  latest.current = jump;
  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    const timer = setTimeout(() => latest.current(at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [running, at, last, speed]);
  return [running, setRunning];
}
