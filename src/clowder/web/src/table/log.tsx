/** What happened, in words, newest last; and a region that reads it out. */
import { Fragment } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Message } from "@/kit/view";
import type { Voice } from "@/kit/voice";
import { language, say } from "@/text/say";

const SHOWN = 200;
/** Milliseconds after which what is read out is gone from the page; a screen reader has taken it in by then. */
const READ_OUT = 2_000;

interface LogProps {
  story: Message[];
  voice: Voice;
  at?: number;
  /** The step that I decided last: a mark tells what came of it and after it. */
  decided?: number | null;
  /** Whether it was just opened: then it is read from the mark on. */
  open?: boolean;
  /** Whether nobody sees it, in a drawer that is closed: to scroll it would only cost a layout. */
  unseen?: boolean;
}

export function Log({ story, voice, at, decided = null, open = false, unseen = false }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box && !unseen) box.scrollTop = box.scrollHeight;
  }, [story.length, unseen]);
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>(".log-mark");
    if (open && list.current)
      list.current.scrollTop = mark ? mark.offsetTop - list.current.offsetTop : list.current.scrollHeight;
  }, [open]);
  const shown = story.slice(-SHOWN);
  const last = at ?? shown.at(-1)?.step;
  const speaker = [language.value, voice.game, voice.me, ...voice.names].join();
  const since = decided === null ? -1 : shown.findIndex((message) => message.step > decided);
  return (
    <ol class="log-lines" ref={list} tabIndex={0} aria-label={say("web-log")}>
      {shown.map((message, i) => (
        <Fragment key={story.length - shown.length + i}>
          {i === since && <li class="log-mark">{say("web-log-mark")}</li>}
          <Line message={message} voice={voice} speaker={speaker} isNew={message.step === last} />
        </Fragment>
      ))}
    </ol>
  );
}

/** A line of the log: put into words once, not anew with every step of a long game. `speaker`: what these depend on. */
function Line({ message, voice, speaker, isNew }: { message: Message; voice: Voice; speaker: string; isNew: boolean }) {
  const words = useMemo(() => voice.story(message), [message, speaker]);
  return <li class={isNew ? "new" : ""}>{words}</li>;
}

/**
 * Says what is new to those who listen instead of looking; a new question does not repeat what happened. Whoever browses
 * the page finds log and question in their places, and not once more here.
 */
export function Announcer({ story, voice, question }: { story: Message[]; voice: Voice; question: string }) {
  const told = useRef(story.findIndex((message) => message.step === story.at(-1)?.step)); // at first: what happened last
  const fresh = story.slice(Math.max(0, Math.min(told.current, story.length)));
  useEffect(() => {
    told.current = story.length;
  }, [story.length]);
  const words = useRef("");
  if (fresh.length) words.current = voice.spoken(fresh.map((message) => voice.story(message)).join(" "));
  return (
    <div class="unseen" aria-live="polite" aria-atomic="false" role="status" data-live>
      <span>{useNews(words.current, story.length)}</span> <span>{useNews(voice.spoken(question), question)}</span>
    </div>
  );
}

/** Words while they are news, which they are until something else is. */
function useNews(words: string, what: unknown): string {
  const [old, setOld] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOld(what), READ_OUT);
    return () => clearTimeout(timer);
  }, [what]);
  return old === what ? "" : words;
}
