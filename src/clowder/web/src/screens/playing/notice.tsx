/** Why nothing happens, or a bot plays for somebody: above the question, as long as it is so. */
import { Cat } from "@/kit/cat";
import { Countdown } from "@/kit/countdown";
import { ask } from "@/net/api";
import { type LiveTable, NOBODY } from "@/net/live";
import type { TableShown, You } from "@/protocol";
import { useAttempt } from "@/screens/shared/attempt";
import { say } from "@/text/say";

/** Milliseconds of a whole ring of the countdown, while somebody asks for a seat. */
const TO_REFUSE = 60_000;

export type NoticeAbout =
  /** A bot plays for me. */
  | { about: "stand-in"; why: string }
  /** Somebody asks for the seat of somebody else who is away; whether I have a say in it, and have said yes. */
  | { about: "asks"; seat: number; name: string; until: number | null; say: boolean; agreed: boolean }
  /** I ask for a seat. */
  | { about: "i-ask"; seat: number; until: number | null }
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
  for (const { seat, name, until, agreed } of table.asking) {
    if (seat === you.asks) news.push({ about: "i-ask", seat, until });
    else
      news.push({
        about: "asks",
        seat,
        name,
        until,
        say: you.seat !== null || you.host,
        agreed: you.seat !== null && agreed.includes(you.seat),
      });
  }
  if (table.still && table.waits_for === null) news.push({ about: "still" });
  if (table.waits_for !== null && table.waits_for !== you.seat) news.push({ about: "waits", seat: table.waits_for });
  for (const [seat, who] of table.seats.entries()) {
    const asked = table.asking.some((each) => each.seat === seat); // the line that says so is enough
    if (who.away_until !== null && seat !== you.seat && seat !== table.waits_for && !asked)
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
        <NoticeLine
          key={"seat" in each ? `${each.about} ${each.seat}` : each.about}
          news={each}
          live={live}
          host={you.host}
        />
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
  if (news.about === "asks") return <SomebodyAsks news={news} live={live} />;
  if (news.about === "i-ask") return <IAsk news={news} live={live} />;
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

/** Somebody asks for a seat: whoever has a say in it may let them in, or refuse. */
function SomebodyAsks({ news, live }: { news: NoticeAbout & { about: "asks" }; live: LiveTable }) {
  const { busy, problem, attempt } = useAttempt();
  const table = live.table.value!;
  const answer = (method: "PUT" | "DELETE") =>
    void attempt(() => ask(method, `tables/${table.table}/seats/${news.seat}/ask`, { token: live.token }));
  const args = { name: news.name, seat: table.seats[news.seat]!.name };
  return (
    <div class="notice for-me asks">
      <UntilGranted until={news.until} live={live} />
      <span>{problem ?? say(news.agreed ? "web-asks-agreed" : "web-asks", args)}</span>
      {news.say && (
        <span class="notice-ways">
          {!news.agreed && (
            <button
              type="button"
              class="button small"
              data-key={`agree-${news.seat}`}
              disabled={busy}
              onClick={() => answer("PUT")}
            >
              {say("web-asks-agree")}
            </button>
          )}
          <button
            type="button"
            class="button quiet small"
            data-key={`refuse-${news.seat}`}
            disabled={busy}
            onClick={() => answer("DELETE")}
          >
            {say("web-asks-refuse")}
          </button>
        </span>
      )}
    </div>
  );
}

function IAsk({ news, live }: { news: NoticeAbout & { about: "i-ask" }; live: LiveTable }) {
  const { busy, problem, attempt } = useAttempt();
  const table = live.table.value!;
  const withdraw = () =>
    attempt(async () => {
      live.forgetAsking();
      await ask("DELETE", `tables/${table.table}/seats/${news.seat}/ask`, { token: live.token });
    });
  return (
    <div class="notice for-me asks">
      <UntilGranted until={news.until} live={live} />
      <span>
        {problem ?? say(news.until === null ? "web-i-ask-nobody" : "web-i-ask", { seat: table.seats[news.seat]!.name })}
      </span>
      <button type="button" class="button quiet small" data-key="withdraw" disabled={busy} onClick={() => void withdraw()}>
        {say("web-i-ask-withdraw")}
      </button>
    </div>
  );
}

/** How long somebody can still refuse. */
function UntilGranted({ until, live }: { until: number | null; live: LiveTable }) {
  if (until === null) return <Cat coat="grey" mood="asleep" size={36} />;
  return <Countdown since={until - TO_REFUSE} until={until} now={() => live.now()} size={36} />;
}
