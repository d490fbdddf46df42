/** Time that runs out, as a ring that empties and as seconds. */
import { useEffect, useState } from "preact/hooks";
import { say } from "@/text/say";

export function Countdown({
  since,
  until,
  now,
  size = 44,
}: {
  since: number;
  until: number;
  now: () => number;
  size?: number;
}) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 200);
    return () => clearInterval(timer);
  }, [until]);
  const left = Math.max(0, until - now());
  const share = Math.min(1, left / Math.max(1, until - since));
  const round = 2 * Math.PI * 20;
  const seconds = Math.ceil(left / 1000);
  return (
    <span class={`countdown ${seconds <= 5 ? "soon" : ""}`} role="timer" aria-label={say("web-seconds-left", { seconds })}>
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
        <circle cx="24" cy="24" r="20" class="countdown-track" />
        <circle
          cx="24"
          cy="24"
          r="20"
          class="countdown-left"
          stroke-dasharray={`${round * share} ${round}`}
          transform="rotate(-90 24 24)"
        />
        <text x="24" y="25" class="countdown-text">
          {seconds > 99 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : seconds}
        </text>
      </svg>
    </span>
  );
}
