/** Why nothing happens, or a bot plays for somebody: above the question, as long as it is so. */
import { Cat } from "@/kit/cat";
import { Countdown } from "@/kit/countdown";
import { ask } from "@/net/api";
import { type LiveTable, NOBODY } from "@/net/live";
import type { TableShown, You } from "@/protocol";
import { useAttempt } from "@/screens/shared/attempt";
import { say } from "@/text/say";

export type NoticeAbout =
  /** A bot plays for me. */
  | { about: "stand-in"; why: string }
  /** Nobody is at the table: it stands still. */
  | { about: "still" }
  /** Everybody waits for somebody who is away. */
  | { about: "waits"; seat: number }
  /** Somebody is away; what will happen and when. */
  | { about: "away"; seat: number; until: number };

/** What is to be said about the table now, the most pressing first. */
export function noticesOf(table: TableShown, you: You): NoticeAbout[] {
  if (table.status !== "playing") return [];
  const news: NoticeAbout[] = [];
  const mine = you.seat === null ? null : table.seats[you.seat];
  if (mine?.stand_in) news.push({ about: "stand-in", why: mine.stand_in });
  if (table.still && table.waits_for === null) news.push({ about: "still" });
  if (table.waits_for !== null && table.waits_for !== you.seat) news.push({ about: "waits", seat: table.waits_for });
  for (const [seat, who] of table.seats.entries()) {
    if (who.away_until !== null && seat !== you.seat && seat !== table.waits_for)
      news.push({ about: "away", seat, until: who.away_until });
  }
  return news;
}

export function Notices({ live }: { live: LiveTable }) {
  const table = live.table.value!;
  const you = live.you.value ?? NOBODY;
  const news = noticesOf(table, you);
  return (
    <div class="notices" role="status">
      {news.map((each) => (
        <NoticeLine key={"seat" in each ? each.seat : each.about} news={each} live={live} host={you.host} />
      ))}
    </div>
  );
}

function NoticeLine({ news, live, host }: { news: NoticeAbout; live: LiveTable; host: boolean }) {
  const table = live.table.value!;
  const { busy, problem, attempt } = useAttempt();
  if (news.about === "stand-in") {
    const over = news.why === "time";
    return (
      <div class="notice for-me">
        <Cat coat="grey" mood="sly" size={36} />
        <span>{say("web-bot-for-me", { why: news.why })}</span>
        {!over && (
          <button type="button" class="button" data-key="take-back" onClick={() => live.back()}>
            {say("web-take-back")}
          </button>
        )}
      </div>
    );
  }
  if (news.about === "still") {
    return (
      <div class="notice">
        <Cat coat="grey" mood="asleep" size={36} />
        <span>{say("web-table-still")}</span>
      </div>
    );
  }
  const { name } = table.seats[news.seat]!;
  return (
    <div class="notice">
      {news.about === "away" ? (
        <Countdown since={news.until - table.manners.grace * 1000} until={news.until} now={() => live.now()} size={36} />
      ) : (
        <Cat coat="tuxedo" mood="asleep" size={36} />
      )}
      <span>
        {problem ??
          (news.about === "away"
            ? say("web-is-away", { name, absence: table.manners.absence })
            : say("web-table-waits", { name }))}
      </span>
      {host && (
        <button
          type="button"
          class="button quiet small"
          data-key={`stand-in-${news.seat}`}
          disabled={busy}
          onClick={() => void attempt(() => ask("POST", `tables/${table.table}/seats/${news.seat}/stand-in`))}
        >
          {say("web-send-bot")}
        </button>
      )}
    </div>
  );
}
