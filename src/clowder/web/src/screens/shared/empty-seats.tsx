/** Whoever was away and comes back without their token asks for their seat; those at the table decide. */
import { ask } from "@/net/api";
import type { AskedSeat, TableShown } from "@/protocol";
import { noteTable, withoutCookie } from "@/state/my-tables";
import { say } from "@/text/say";
import { useAttempt } from "./attempt";
import { ProblemLine } from "./fields";
import { Icon } from "./icons";
import { nameToUse } from "./name-field";

/** The seats of people who are away, and that nobody asks for: what can be asked for. */
export function emptySeats(table: TableShown): number[] {
  if (table.status !== "playing") return [];
  const asked = table.asking.map(({ seat }) => seat);
  return [...table.seats.keys()].filter((seat) => {
    const { kind, here } = table.seats[seat]!;
    return kind === "person" && !here && !asked.includes(seat);
  });
}

/** One button for each of them. */
export function EmptySeats({ table, asked }: { table: TableShown; asked: () => void }) {
  const { busy, problem, attempt } = useAttempt();
  const wish = (seat: number) =>
    attempt(async () => {
      const { token } = await ask<AskedSeat>("POST", `tables/${table.table}/seats/${seat}/ask`, {
        body: { name: nameToUse() },
      });
      noteTable({ table: table.table, code: table.code, game: table.game, ...withoutCookie(seat, token) });
      asked();
    });
  return (
    <div class="empty-seats">
      <p>{say("web-was-it-yours")}</p>
      <div class="ways">
        {emptySeats(table).map((seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            data-key={`ask-${seat}`}
            disabled={busy}
            onClick={() => void wish(seat)}
          >
            <Icon name="back" /> {say("web-ask-for", { seat: table.seats[seat]!.name })}
          </button>
        ))}
      </div>
      <ProblemLine text={problem} />
    </div>
  );
}
