/** What happened, in words, newest last; and a region that reads it out. */
import { useEffect, useRef } from "preact/hooks";
import type { Message } from "@/kit/view";
import { say } from "@/text/say";
import type { Voice } from "@/text/voice";

const SHOWN = 200;

export function Log({ story, voice, at }: { story: Message[]; voice: Voice; at?: number }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [story.length]);
  const shown = story.slice(-SHOWN);
  const last = at ?? shown.at(-1)?.step;
  return (
    <ol class="log-lines" ref={list} tabIndex={0} aria-label={say("web-log")}>
      {shown.map((message, i) => (
        <li key={story.length - shown.length + i} class={message.step === last ? "new" : ""}>
          {voice.story(message)}
        </li>
      ))}
    </ol>
  );
}

/** Says what is new to those who listen instead of looking; a new question does not repeat what happened. */
export function Announcer({ story, voice, question }: { story: Message[]; voice: Voice; question: string }) {
  const told = useRef(story.findIndex((message) => message.step === story.at(-1)?.step)); // at first: what happened last
  const fresh = story.slice(Math.max(0, Math.min(told.current, story.length)));
  useEffect(() => {
    told.current = story.length;
  }, [story.length]);
  const words = useRef("");
  if (fresh.length) words.current = fresh.map((message) => voice.story(message)).join(" ");
  return (
    <div class="unseen" aria-live="polite" aria-atomic="false" role="status" data-live>
      <span>{words.current}</span> <span>{question}</span>
    </div>
  );
}
