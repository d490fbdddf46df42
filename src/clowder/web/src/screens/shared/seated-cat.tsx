/** What somebody who is seated looks like: before a game and after it, a tap lets them choose another cat. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ask } from "@/net/api";
import type { LiveTable } from "@/net/live";
import { myCat } from "@/state/settings";
import { say } from "@/text/say";
import { useAttempt } from "./attempt";
import { Cats } from "./cats";

interface Props {
  live: LiveTable;
  seat: number;
  class: string;
  /** What the button says; without it, it shows the cat, and its label tells what a tap does. */
  words?: string;
  children: ComponentChildren;
}

export function SeatedCat({ live, seat, class: look, words, children }: Props) {
  const table = live.table.value!;
  const [open, setOpen] = useState(false);
  const { busy, problem, attempt, forget } = useAttempt();
  const mine = table.seats[seat]!.cat;
  const others = table.seats.filter((who, at) => who.kind === "person" && at !== seat);
  const close = () => {
    setOpen(false);
    forget();
  };
  const choose = async (cat: typeof mine) => {
    const asking = { body: { cat }, token: live.token };
    if (!(await attempt(() => ask("PUT", `tables/${table.table}/cat`, asking)))) return;
    if (!table.manners.hot_seat) myCat.value = cat; // a device that several share has no cat of its own
    close();
  };
  const label = words ? undefined : say("web-choose-cat", { cat: mine });
  return (
    <>
      <button type="button" class={look} data-key="my-cat" aria-label={label} title={label} onClick={() => setOpen(true)}>
        {children} {words}
      </button>
      {open && (
        <Cats
          mine={mine}
          taken={new Map(others.map((who) => [who.cat, who.name]))}
          more={say("web-your-cat-here")}
          busy={busy}
          problem={problem}
          choose={(coat) => void choose(coat)}
          close={close}
        />
      )}
    </>
  );
}
