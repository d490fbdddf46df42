/** Discat's table: the constraint as a sign, the number line, the draw pile, and the group that is being played. */
import type { GameTable, Play } from "@/kit/play";
import { facts, group, look } from "./facts";
import { Group } from "./group";
import { Hand } from "./hand";
import { NumberLine } from "./line";
import { Pile } from "./pile";
import { Reckoning } from "./reckoning";
import { Seat } from "./seat";
import { Sign } from "./sign";
import "./table.css";

function Board({ play }: { play: Play }) {
  const { last_turns: left } = facts(play);
  return (
    <div class="discat">
      {left !== null && <p class={`dc-last ${look(play, "end")}`}>{play.voice.own("web-last-turns", { count: left })}</p>}
      <Sign play={play} />
      <NumberLine play={play} />
      <Pile play={play} />
      <Group play={play} />
    </div>
  );
}

/** In a few words what is asked of me; while a group is put together, whether anything else fits. */
function question(play: Play): string | null {
  const { voice, view } = play;
  if (!play.choices.length) return null;
  if (view.phase !== "add") return voice.own(`web-ask-${view.phase}`, view.table.facts);
  const more = play.choices.some((choice) => choice.kind === "add");
  return voice.own(!more ? "web-ask-play" : group(play).length === 4 ? "web-ask-fifth" : "web-ask-add");
}

export default { Board, Seat, Hand, Reckoning, question, offered: (choice) => "card" in choice } satisfies GameTable;
