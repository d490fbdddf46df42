/** Discat's table: the constraint as a sign, the number line, the draw pile, and the group that is being played. */
import { find, type GameTable } from "@/kit/play";
import { Group } from "./group";
import { Hand } from "./hand";
import { NumberLine } from "./line";
import { Pile } from "./pile";
import { Reckoning } from "./reckoning";
import { Seat } from "./seat";
import { facts, look, type Table } from "./seen";
import { Sign } from "./sign";
import type { DiscatView, Message } from "./view";
import "./table.css";

function Board({ play }: { play: Table }) {
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
function question(play: Table): string | null {
  const { voice, view } = play;
  if (!play.choices.length) return null;
  if (view.phase !== "add") return voice.own(`web-ask-${view.phase}`, view.table.facts);
  const more = find(play, "add");
  return voice.own(!more ? "web-ask-play" : more.ends_turn ? "web-ask-fifth" : "web-ask-add");
}

export default { Board, Seat, Hand, Reckoning, question, offered: (choice) => "card" in choice } satisfies GameTable<
  DiscatView,
  Message
>;
