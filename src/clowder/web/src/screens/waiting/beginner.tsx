/** Who begins, as the box has it: a question before the start, which nobody has to answer. */
import type { TableShown, You } from "@/protocol";
import { Dropdown } from "@/screens/shared/fields";
import { say } from "@/text/say";

interface Props {
  table: TableShown;
  you: You;
  question: string;
  busy: boolean;
  name: (seat: number | null) => void;
}

export function Beginner({ table, you, question, busy, name }: Props) {
  const persons = table.seats.flatMap((who, seat) => (who.kind === "person" ? [seat] : []));
  if (persons.length < 2) return null;
  const nameOf = (seat: number) => table.seats[seat]!.name;
  if (you.host) {
    const offers = [
      { value: null, label: say("web-begins-chance") },
      ...persons.map((seat) => ({ value: seat, label: nameOf(seat) })),
    ];
    return (
      <section class="beginner">
        <Dropdown label={question} name="beginner" value={table.beginner} offers={offers} set={name} />
      </section>
    );
  }
  const mine = you.seat !== null && table.beginner === you.seat;
  return (
    <section class="beginner">
      <p>
        <strong>{question}</strong>{" "}
        <span role="status">
          {table.beginner === null
            ? say("web-begins-chance")
            : say(mine ? "web-begins-you" : "web-begins", { name: nameOf(table.beginner) })}
        </span>
      </p>
      {you.seat !== null && (
        <button
          type="button"
          class="button quiet small"
          data-key="begin"
          aria-pressed={mine}
          disabled={busy}
          onClick={() => name(mine ? null : you.seat)}
        >
          {say(mine ? "web-begins-not-me" : "web-begins-me")}
        </button>
      )}
    </section>
  );
}
