/** The draw pile; a card that is exchanged goes under it. */
import { Heap } from "@/kit/card";
import { facts, look, type Table } from "./seen";

export function Pile({ play }: { play: Table }) {
  const count = play.view.table.places.pile.count;
  const { exchanges } = facts(play);
  const { voice } = play;
  return (
    <div class={`dc-pile ${look(play, "pile")}`} data-drop="pile">
      <Heap count={count} anchor="pile" label={voice.own("web-pile", { count })} />
      <p class="dc-small">
        <span aria-hidden="true">{voice.place("pile")}</span>
        {exchanges > 0 && count > 0 && (
          <>
            <br />
            <span title={voice.own("fact-exchanges", { value: exchanges })}>
              {voice.own("web-exchanged", { count: exchanges })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
