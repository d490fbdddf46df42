/** Making a table, and what is said while that takes its time. */
import { useEffect, useState } from "preact/hooks";
import { Cat } from "@/kit/cat";
import { ask } from "@/net/api";
import { useEvery } from "@/net/every";
import type { MadeTable, NewTable } from "@/net/protocol";
import { go } from "@/router";
import { note } from "@/state/desk";
import { myName } from "@/state/settings";
import { say } from "@/text/say";

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

/** One thing at a time that the server is asked for; why not, if it refuses. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async <T,>(what: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setProblem(null);
    try {
      return await what();
    } catch (why) {
      setProblem(told(why));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, attempt, forget: () => setProblem(null) };
}

/** What went wrong, in words. */
export function told(why: unknown): string {
  return why instanceof Error && why.message ? why.message : say("web-no-sense");
}

/** The name one plays under: one's own or, for whoever never gave any, a cat's. */
export function nameToUse(): string {
  if (!myName.value.trim()) {
    const names = say("web-cat-names").split(",");
    myName.value = names[Math.floor(Math.random() * names.length)]!.trim();
  }
  return myName.value.trim();
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
  useEvery(ASK_EVERY, async () => {
    const answer = await fetch("/readyz").catch(() => null);
    setCompiling(answer?.status === 503 && (await answer.text()).trim() === "compiling");
  });
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
