/** The seats before the start: who sits where, and what can be done about it. */
import { Cat } from "@/kit/cat";
import { nameAt } from "@/kit/voice";
import type { LiveTable } from "@/net/live";
import type { SeatShown, TableShown, You } from "@/protocol";
import { Icon } from "@/screens/shared/icons";
import { SeatedCat } from "@/screens/shared/seated-cat";
import { say } from "@/text/say";

interface Props {
  live: LiveTable;
  table: TableShown;
  you: You;
  levels: readonly string[];
  busy: boolean;
  sit: (seat: number) => void;
  free: (seat: number) => void;
  seatBot: (seat: number, level: string) => void;
}

export function Chairs(props: Props) {
  return (
    <ol class="chairs">
      {props.table.seats.map((who, seat) => (
        <Chair key={seat} {...props} seat={seat} who={who} />
      ))}
    </ol>
  );
}

function Chair({ live, seat, who, you, levels, busy, sit, free, seatBot }: Props & { seat: number; who: SeatShown }) {
  const me = you.seat === seat;
  const name = nameAt(seat, who.name);
  const absent = who.kind === "person" && !who.here && !me;
  return (
    <li class={`chair ${who.kind} ${me ? "me" : ""}`} data-seat={seat}>
      {me ? (
        <SeatedCat live={live} seat={seat} class="avatar change">
          <Cat coat={who.cat} mood="happy" size="100%" />
          <Icon name="pencil" />
        </SeatedCat>
      ) : (
        <span class="avatar">
          {who.kind === "open" ? <EmptyCushion /> : <Cat coat={who.cat} mood={absent ? "asleep" : "happy"} size="100%" />}
        </span>
      )}
      <span class="who">
        <strong class="name">{who.kind === "open" ? say("web-free-seat") : name}</strong>
        <span class="note">{noteOf(who, me, you.host)}</span>
      </span>
      {who.kind === "open" && you.seat === null && (
        <button type="button" class="button" data-key={`sit-${seat}`} disabled={busy} onClick={() => sit(seat)}>
          {say("web-sit-here")}
        </button>
      )}
      {you.host && who.kind !== "person" && (
        <Level seat={seat} who={who} levels={levels} busy={busy} set={(level) => seatBot(seat, level)} />
      )}
      {((you.host && who.kind !== "open") || me) && (
        <button
          type="button"
          class={`button quiet ${me ? "small" : "round"}`}
          data-key={`free-${seat}`}
          disabled={busy}
          aria-label={say(me ? "web-stand-up" : "web-remove-name", { name })}
          title={say(me ? "web-stand-up" : "web-remove-name", { name })}
          onClick={() => free(seat)}
        >
          {me ? say("web-stand-up") : "✕"}
        </button>
      )}
    </li>
  );
}

/** Which bot sits here or, at a free seat, should. */
function Level({
  seat,
  who,
  levels,
  busy,
  set,
}: {
  seat: number;
  who: SeatShown;
  levels: readonly string[];
  busy: boolean;
  set: (level: string) => void;
}) {
  const label = say("web-bot-for", { number: seat + 1 });
  return (
    <select
      class="bot-level"
      data-key={`bot-${seat}`}
      aria-label={label}
      title={label}
      disabled={busy}
      value={who.level}
      onChange={(event) => event.currentTarget.value && set(event.currentTarget.value)}
    >
      {who.kind === "open" && <option value="">{say("web-add-bot")}</option>}
      {levels.map((level) => (
        <option key={level} value={level}>
          {say("web-level-name", { level })}
        </option>
      ))}
    </select>
  );
}

function noteOf(who: SeatShown, me: boolean, host: boolean): string {
  if (who.kind === "open") return "";
  if (me) return say("web-that-is-you");
  if (who.kind === "bot") return host ? "" : say("web-level", { level: who.level }); // the host's menu says it
  return say(who.here ? "web-is-here" : "web-not-here");
}

function EmptyCushion() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <ellipse
        cx="50"
        cy="62"
        rx="42"
        ry="24"
        fill="var(--surface-2)"
        stroke="var(--ink-soft)"
        stroke-width="3.4"
        stroke-dasharray="9 8"
      />
    </svg>
  );
}
