/** Making a table, and what is said while that takes its time. */

import { useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { CloseButton } from "@/kit/close-button";
import { useLate } from "@/kit/late";
import { ask } from "@/net/api";
import { useEvery } from "@/net/every";
import type { GameListed, MadeTable, NewTable } from "@/protocol";
import { go } from "@/router";
import { noteTable, withoutCookie } from "@/state/my-tables";
import { say } from "@/text/say";
import { useAttempt } from "./attempt";

const PATIENCE = 700;
const ASK_EVERY = 1_500;

export interface Making {
  /** Something is on its way. */
  busy: boolean;
  problem: string | null;
  /** Make a table and go there; whether that worked. */
  make(table: NewTable): Promise<boolean>;
  forget(): void;
}

export function useMaking(): Making {
  const { busy, problem, forget, attempt } = useAttempt();
  const make = async (table: NewTable) => {
    const made = await attempt(() => ask<MadeTable>("POST", "tables", { body: table }));
    if (!made) return false;
    const shared = table.manners?.hot_seat
      ? { tokens: Object.fromEntries(made.tokens.entries()) }
      : withoutCookie(made.seat ?? 0, made.token);
    noteTable({ table: made.table, code: made.code, game: table.game, ...shared });
    go(`/table/${made.table}`);
    return true;
  };
  return { busy, problem, make, forget };
}

/** Says so when it takes a moment, and why, if the server is still getting the games ready. */
export function Starting({ busy }: { busy: boolean }) {
  const late = useLate(busy, PATIENCE);
  return (
    <div class="toast-place" role="status">
      {late && <Late />}
    </div>
  );
}

function Late() {
  const [compiling, setCompiling] = useState(false);
  useEvery(
    ASK_EVERY,
    () =>
      void ask<GameListed[]>("GET", "games").then(
        (games) => setCompiling(games.some((game) => !game.ready)),
        () => undefined,
      ),
  );
  return (
    <div class="toast">
      <Cat coat="ginger" mood="calm" size={40} class="waiting-cat" />
      <span>{say(compiling ? "web-compiling" : "web-starting")}</span>
    </div>
  );
}

/** Why something was refused, above the page until it is read. */
export function ProblemToast({ text, close }: { text: string | null; close: () => void }) {
  return (
    <div class="toast-place" role="alert">
      {text && (
        <div class="toast problem">
          <Cat coat="tuxedo" mood="cross" size={40} />
          <span>{text}</span>
          <CloseButton close={close} />
        </div>
      )}
    </div>
  );
}
