/** Who is at a table, at a glance. */
import { Cat, type Coat } from "@/kit/cat";

const MOST = 3;

/** Their cats, one behind the other; where nobody is, one that sleeps. */
export function Faces({ cats }: { cats: readonly Coat[] }) {
  return (
    <span class="faces" aria-hidden="true">
      {cats.slice(0, MOST).map((coat) => (
        <Cat key={coat} coat={coat} size={36} />
      ))}
      {!cats.length && <Cat coat="ginger" mood="asleep" size={36} />}
    </span>
  );
}
