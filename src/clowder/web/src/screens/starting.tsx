/** Making a table, and what is said while that takes its time. */
import { useEffect, useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { ask } from "@/net/api";
import { useEvery } from "@/net/every";
import type { GameListed, MadeTable, NewTable } from "@/net/protocol";
import { go } from "@/router";
import { note } from "@/state/desk";
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
    const shared = table.manners?.hot_seat ? { tokens: Object.fromEntries(made.tokens.entries()) } : {};
    note({ table: made.table, code: made.code, game: table.game, ...shared });
    go(`/table/${made.table}`);
    return true;
  };
  return { busy, problem, make, forget };
}

/** Says so when it takes a moment, and why, if the server is still getting the games ready. */
export function Starting({ busy }: { busy: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div class="toast-place" role="status">
      {busy && late && <Late />}
    </div>
  );
}

function Late() {
  const [compiling, setCompiling] = useState(false);
  useEvery(ASK_EVERY, () => void ask<GameListed[]>("GET", "games").then((games) => setCompiling(games.some((game) => !game.ready)), () => undefined));
  return (
    <div class="toast">
      <Cat coat="ginger" mood="calm" size={40} class="waiting-cat" />
      <span>{say(compiling ? "web-compiling" : "web-starting")}</span>
    </div>
  );
}

/** Why something was refused, above the page until it is read. */
export function Problem({ text, close }: { text: string | null; close: () => void }) {
  return (
    <div class="toast-place" role="alert">
      {text && (
        <div class="toast problem">
          <Cat coat="tuxedo" mood="cross" size={40} />
          <span>{text}</span>
          <button type="button" class="button quiet round" aria-label={say("web-close")} onClick={close}>
            ✕
          </button>
        </div>
      )}
    </div>
  );
}
