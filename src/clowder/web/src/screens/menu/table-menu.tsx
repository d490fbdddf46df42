/** What can be done at a table beside playing. */
import { untracked, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { Dialog } from "@/kit/dialog";
import { ask } from "@/net/api";
import { useGameListed } from "@/net/games";
import type { LiveTable } from "@/net/live";
import type { SeatShown, TableShown } from "@/protocol";
import { go } from "@/router";
import { isAlone } from "@/screens/shared/alone";
import { useAttempt } from "@/screens/shared/attempt";
import { reactionInWords } from "@/screens/shared/choosing";
import { EmptySeats, emptySeats } from "@/screens/shared/empty-seats";
import { Pick, ProblemLine } from "@/screens/shared/fields";
import { Icon, type IconName } from "@/screens/shared/icons";
import { InvitationPanel } from "@/screens/shared/invitation";
import { NameField } from "@/screens/shared/name-field";
import { useTitle } from "@/screens/shared/title";
import { mutedAt, setMuted } from "@/state/muted";
import { forgetTable } from "@/state/my-tables";
import { witness } from "@/state/promises";
import { PACES, REACTIONS } from "@/state/wishes";
import { keysShown } from "@/table/keys";
import { say } from "@/text/say";
import { paceInWords, Terms } from "./terms";

type MenuPage = "menu" | "pace" | "reaction" | "ask" | "invite" | "terms" | "people" | "give-up";

export function TableMenu({ live }: { live: LiveTable }) {
  const [page, setPage] = useState<MenuPage | null>(null);
  const table = live.table.value!;
  useEffect(() => witness(table), [table.table]);
  useSignalEffect(() => {
    if (live.line.value === "live") for (const seat of untracked(() => mutedAt(live.id))) live.mute(seat, true);
  });
  const name = useGameListed(table.game)?.name ?? "";
  useTitle(live.view.value?.choices.length ? `● ${say("web-your-turn")}` : name);
  const close = () => setPage(null);
  return (
    <>
      <a class="button quiet small bar-rules" href={`/rules/${table.game}`} target="_blank" rel="noopener">
        {say("web-rules")}
      </a>
      <button
        type="button"
        class="button quiet round"
        data-key="menu"
        aria-label={say("web-menu")}
        title={say("web-menu")}
        onClick={() => setPage("menu")}
      >
        <Icon name="more" />
      </button>
      {page === "menu" && <MenuList live={live} open={setPage} close={close} />}
      {page === "pace" && <PacePage live={live} close={close} />}
      {page === "ask" && <AskPage live={live} close={close} />}
      {page === "reaction" && <ReactionPage live={live} close={close} />}
      {page === "invite" && <Invite live={live} close={close} />}
      {page === "terms" && <Settled live={live} close={close} />}
      {page === "people" && <People live={live} close={close} />}
      {page === "give-up" && <GiveUp live={live} close={close} />}
    </>
  );
}

function MenuList({ live, open, close }: { live: LiveTable; open: (page: MenuPage) => void; close: () => void }) {
  const table = live.table.value!;
  const you = live.you.value;
  const mine = you?.seat != null ? table.seats[you.seat] : undefined;
  const playing = table.status === "playing";
  const game = useGameListed(table.game);
  const sets = table.status !== "over" && (you?.host || isAlone(table, you?.seat ?? null));
  const { problem, attempt } = useAttempt();
  const others = table.seats.some((seat, at) => seat.kind === "person" && at !== you?.seat);
  const act = (what: () => void) => () => {
    what();
    close();
  };
  const leave = async () => {
    if (playing && mine && !mine.stand_in) live.leave();
    if (table.status === "open" && you?.seat != null && !you.host) {
      if (!(await attempt(() => ask("DELETE", `tables/${table.table}/seats/${you.seat}`, { token: live.token })))) return;
      forgetTable(table.table);
    }
    go("/");
  };
  return (
    <Dialog title={say("web-menu")} close={close} class="menu">
      <ul class="menu-items">
        {playing && mine && !mine.stand_in && (
          <MenuItem icon="bot" name="leave" more={say("web-leave-more")} act={act(() => live.leave())}>
            {say("web-leave")}
          </MenuItem>
        )}
        {playing && mine?.stand_in && mine.stand_in !== "time" && (
          <MenuItem icon="back" name="back" act={act(() => live.back())}>
            {say("web-take-back")}
          </MenuItem>
        )}
        {sets && (
          <MenuItem icon="pace" name="pace" more={paceInWords(table.manners.pace)} act={() => open("pace")}>
            {say("web-pace")}
          </MenuItem>
        )}
        {you?.seat == null && you?.asks == null && emptySeats(table).length > 0 && (
          <MenuItem icon="back" name="ask" more={say("web-ask-seat-more")} act={() => open("ask")}>
            {say("web-ask-seat")}
          </MenuItem>
        )}
        {sets && game?.reactions && !table.manners.hot_seat && (
          <MenuItem
            icon="clock"
            name="reaction"
            more={reactionInWords(table.manners.reaction)}
            act={() => open("reaction")}
          >
            {say("web-reaction")}
          </MenuItem>
        )}
        {!table.manners.hot_seat && (
          <MenuItem
            icon="invite"
            name="invite"
            more={say(table.status === "open" ? "web-invite-more" : "web-invite-watch")}
            act={() => open("invite")}
          >
            {say("web-invite")}
          </MenuItem>
        )}
        {others && you?.seat != null && (
          <MenuItem
            icon="people"
            name="people"
            more={say(you.host ? "web-people-host" : "web-people-more")}
            act={() => open("people")}
          >
            {say("web-people")}
          </MenuItem>
        )}
        <MenuItem icon="list" name="terms" act={() => open("terms")}>
          {say("web-settled")}
        </MenuItem>
        <MenuItem icon="book" href={`/rules/${table.game}`}>
          {say("web-rules")}
        </MenuItem>
        {game?.lesson && (
          <MenuItem icon="learn" href={`/learn/${table.game}`}>
            {say("web-lesson")}
          </MenuItem>
        )}
        <MenuItem icon="tv" href={`/tv/${table.table}`} more={say("web-tv-more")}>
          {say("web-tv")}
        </MenuItem>
        {playing && matchMedia("(hover: hover)").matches && (
          <MenuItem icon="keys" name="keys" act={act(() => (keysShown.value = true))}>
            {say("web-keys")}
          </MenuItem>
        )}
        <MenuItem icon="door" name="leave-table" more={leaveMore(table, mine)} act={() => void leave()}>
          {say("web-leave-table")}
        </MenuItem>
        {you?.host && table.status !== "over" && (
          <MenuItem icon="flag" name="give-up" more={say("web-give-up-more")} act={() => open("give-up")}>
            {say("web-give-up")}
          </MenuItem>
        )}
      </ul>
      <ProblemLine text={problem} />
    </Dialog>
  );
}

/** What becomes of my seat when I leave. */
function leaveMore(table: TableShown, mine: SeatShown | undefined): string {
  if (!mine || table.status === "over") return say("web-leave-table-watch");
  return say(table.status === "open" ? "web-leave-table-open" : "web-leave-table-more");
}

function MenuItem({
  icon,
  name,
  href,
  act,
  more,
  children,
}: {
  icon: IconName;
  name?: string;
  href?: string;
  act?: () => void;
  more?: string;
  children: ComponentChildren;
}) {
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span>
        {children}
        {more && <small class="more">{more}</small>}
      </span>
    </>
  );
  return (
    <li>
      {href ? (
        <a class="menu-item" href={href} target="_blank" rel="noopener">
          {inside}
        </a>
      ) : (
        <button type="button" class="menu-item" data-key={`menu-${name}`} onClick={act}>
          {inside}
        </button>
      )}
    </li>
  );
}

function Invite({ live, close }: { live: LiveTable; close: () => void }) {
  const table = live.table.value!;
  const game = useGameListed(table.game);
  return (
    <Dialog title={say("web-invite")} close={close}>
      <p>{say(table.status === "open" ? "web-invite-more" : "web-invite-watch")}</p>
      <InvitationPanel table={table.table} code={table.code} game={game?.name ?? ""} />
    </Dialog>
  );
}

function PacePage({ live, close }: { live: LiveTable; close: () => void }) {
  return (
    <Dialog title={say("web-pace")} close={close}>
      <Pick
        legend={say("web-pace-more")}
        name="pace"
        value={live.table.value!.manners.pace}
        offers={PACES.map((value) => ({ value, label: say(`web-pace-${value}`) }))}
        set={(pace) => typeof pace === "string" && live.setPace(pace)}
      />
    </Dialog>
  );
}

/** For somebody who watches: which of the empty seats was theirs. */
function AskPage({ live, close }: { live: LiveTable; close: () => void }) {
  const asked = () => {
    live.connect(); // with what may become the token of that seat
    close();
  };
  return (
    <Dialog title={say("web-ask-seat")} close={close}>
      <NameField />
      <EmptySeats table={live.table.value!} asked={asked} />
    </Dialog>
  );
}

function ReactionPage({ live, close }: { live: LiveTable; close: () => void }) {
  return (
    <Dialog title={say("web-reaction")} close={close}>
      <Pick
        legend={say("web-reaction-change")}
        name="reaction"
        value={live.table.value!.manners.reaction ?? null}
        offers={REACTIONS.map((value) => ({ value, label: reactionInWords(value) }))}
        set={(reaction) => live.setReaction(reaction)}
        tall
      />
    </Dialog>
  );
}

function Settled({ live, close }: { live: LiveTable; close: () => void }) {
  const table = live.table.value!;
  const game = useGameListed(table.game);
  return (
    <Dialog title={say("web-settled")} close={close}>
      <Terms table={table} game={game} />
    </Dialog>
  );
}

/** The others: not to hear them; as the host, a bot for whoever is away. */
function People({ live, close }: { live: LiveTable; close: () => void }) {
  const table = live.table.value!;
  const you = live.you.value!;
  const { busy, problem, attempt } = useAttempt();
  const silenced = mutedAt(live.id);
  const mute = (seat: number, on: boolean) => {
    setMuted(live.id, seat, on);
    live.mute(seat, on);
  };
  return (
    <Dialog title={say("web-people")} close={close}>
      <ul class="people">
        {table.seats.map((who, seat) => {
          if (who.kind !== "person" || seat === you.seat) return null;
          const quiet = silenced.includes(seat);
          return (
            <li key={seat} class="guest">
              <Cat coat={who.cat} mood={who.here ? "calm" : "asleep"} size={40} />
              <span class="who">
                <strong class="name">{who.name}</strong>
                <span class="note">
                  {who.stand_in
                    ? say("web-stand-in", { why: who.stand_in })
                    : say(who.here ? "web-is-here" : table.status === "open" ? "web-not-here" : "web-away")}
                </span>
              </span>
              <span class="guest-ways">
                <button
                  type="button"
                  class="button quiet small"
                  data-key={`mute-${seat}`}
                  aria-pressed={quiet}
                  onClick={() => mute(seat, !quiet)}
                >
                  <Icon name={quiet ? "mute" : "heard"} /> {say(quiet ? "web-muted" : "web-mute")}
                </button>
                {you.host && table.status === "playing" && !who.here && !who.stand_in && (
                  <button
                    type="button"
                    class="button quiet small"
                    data-key={`stand-in-${seat}`}
                    disabled={busy}
                    onClick={() => void attempt(() => ask("POST", `tables/${table.table}/seats/${seat}/stand-in`))}
                  >
                    <Icon name="bot" /> {say("web-send-bot")}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <ProblemLine text={problem} />
    </Dialog>
  );
}

function GiveUp({ live, close }: { live: LiveTable; close: () => void }) {
  const { busy, problem, attempt } = useAttempt();
  const giveUp = async () => {
    if (await attempt(() => ask("DELETE", `tables/${live.id}`))) close();
  };
  return (
    <Dialog title={say("web-give-up")} close={close}>
      <p>{say("web-give-up-sure")}</p>
      <ProblemLine text={problem} />
      <div class="dialog-actions">
        <button type="button" class="button quiet" onClick={close}>
          {say("web-go-on-playing")}
        </button>
        <button type="button" class="button danger" data-key="give-up" disabled={busy} onClick={() => void giveUp()}>
          {say("web-give-up")}
        </button>
      </div>
    </Dialog>
  );
}
