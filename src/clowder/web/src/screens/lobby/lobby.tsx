/** The lobby: the games, each one click away; tables of one's own, tables of others. */

import { useState } from "preact/hooks";
import { CatHead, coatOf } from "@/kit/cat";
import { INK } from "@/kit/ink";
import { useMedia } from "@/kit/media";
import { silent, useGames } from "@/net/games";
import type { GameListed } from "@/protocol";
import { Bar } from "@/screens/shared/bar";
import { Choosing } from "@/screens/shared/choosing";
import { Icon } from "@/screens/shared/icons";
import { NameField, nameToUse } from "@/screens/shared/name-field";
import { ProblemToast, Starting, useMaking } from "@/screens/shared/starting";
import { tableFor, type Wish, wishFor } from "@/state/wishes";
import { say } from "@/text/say";
import { CodeField } from "./code-field";
import { GameCard } from "./game-card";
import { Finished, Going } from "./my-tables";
import { OpenTables, useOpenTables } from "./open-tables";
import { Sharing } from "./sharing";

/** Where games lie one below the other: what is open stands above them. */
const PHONE = "(max-width: 700px)";

export function Lobby() {
  const games = useGames();
  const making = useMaking();
  const [choosing, setChoosing] = useState<GameListed | null>(null);
  const [sharing, setSharing] = useState(false);
  const tables = useOpenTables();
  const near = useMedia(PHONE) && tables.length > 0;
  const play = (game: GameListed, company: Wish["company"]) =>
    void making.make(tableFor(game.game, wishFor(game, company), nameToUse()));
  return (
    <div class="page lobby">
      <Bar heading={false} />
      <main>
        <Greeting />
        <Going games={games} />
        <div class="lobby-fields">
          <NameField />
          <CodeField />
        </div>
        {near && <OpenTables games={games} tables={tables} />}
        {games === null ? (
          <p class="quiet-line" role="status">
            {say(silent.value ? "web-no-server-more" : "web-loading")}
          </p>
        ) : (
          <section aria-label={say("web-games")} class="games">
            {games.map((game) => (
              <GameCard
                key={game.game}
                game={game}
                busy={making.busy}
                play={(company) => play(game, company)}
                more={() => setChoosing(game)}
              />
            ))}
          </section>
        )}
        <div class="lobby-others">
          {!near && <OpenTables games={games} tables={tables} />}
          <div class="column">
            <section class="panel one-device">
              <h2>{say("web-sharing")}</h2>
              <p>{say("web-sharing-more")}</p>
              <button
                type="button"
                class="button quiet"
                data-key="share-device"
                disabled={!games}
                onClick={() => setSharing(true)}
              >
                <Icon name="device" /> {say("web-sharing-begin")}
              </button>
            </section>
            <Finished games={games} />
          </div>
        </div>
      </main>
      <Footer />
      {choosing && <Choosing game={choosing} close={() => setChoosing(null)} />}
      {sharing && games && <Sharing games={games} close={() => setSharing(false)} />}
      <Starting busy={making.busy} />
      <ProblemToast text={making.problem} close={making.forget} />
    </div>
  );
}

function Greeting() {
  return (
    <section class="greeting">
      <Peeking />
      <h1>Clowder</h1>
      <p class="lead">
        <strong>{say("web-welcome")}</strong> {say("web-welcome-more")}
      </p>
    </section>
  );
}

/** A few cats behind the edge of the table. */
function Peeking() {
  const moods = ["happy", "calm", "sly", "wide", "asleep", "happy", "calm"] as const;
  return (
    <svg class="peeking" viewBox="0 0 700 94" aria-hidden="true" focusable="false">
      <svg width="700" height="80">
        {moods.map((mood, at) => (
          <g key={at} transform={`translate(${14 + at * 97} ${at % 2 ? 14 : 6}) scale(.9)`}>
            <CatHead coat={coatOf(at + 1)} mood={mood} />
          </g>
        ))}
      </svg>
      <rect x="2" y="68" width="696" height="23" rx="11" fill="#c98b52" stroke={INK} stroke-width="3" />
    </svg>
  );
}

function Footer() {
  return (
    <footer class="footer">
      <a href="/rules">{say("web-rules")}</a>
      <a href="/replay">{say("web-open-record")}</a>
      <a href="/programs" target="_blank" rel="noopener">
        {say("web-for-programs")}
      </a>
      <a href="/licences.txt" target="_blank" rel="noopener">
        {say("web-licences")}
      </a>
    </footer>
  );
}
