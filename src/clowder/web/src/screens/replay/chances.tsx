/** How likely each seat was to win, step by step: a line a seat, told apart by colour, dashes and cat. */
import { SeatCat } from "@/kit/cat";
import { percent } from "@/kit/numbers";
import type { Chances, TurningPoint } from "@/protocol";
import { say } from "@/text/say";

/** Of the picture, which is stretched to the room there is. */
const WIDTH = 1000;
const HEIGHT = 100;
const DASHES = ["none", "10 4", "3 4", "14 4 3 4", "7 7", "2 7", "18 5", "10 3 3 3 3 3"];
/** Cats on the lines are no nearer to each other than this share of the height. */
const APART = 0.2;

export interface ChanceProps {
  chances: Chances;
  at: number;
  name: (seat: number) => string;
  jump: (step: number) => void;
}

export function ChanceChart({ chances, at, name, jump }: ChanceProps) {
  const { steps, turning } = chances;
  const last = steps.length - 1;
  const seats = (steps[0] ?? []).map((_, seat) => seat);
  const now = steps[Math.min(at, last)] ?? [];
  const x = (step: number) => (last ? (step / last) * WIDTH : 0);
  const tapped = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    jump(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  const heights = apart(now, APART);
  return (
    <figure class="chances">
      <figcaption class="unseen">{say("web-replay-chances")}</figcaption>
      <div class="chance-field" onClick={tapped}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} class="chance-grid" />
          {seats.map((seat) => (
            <polyline
              key={seat}
              class={`chance-line of-seat-${seat % 8}`}
              stroke-dasharray={DASHES[seat % DASHES.length]}
              points={steps.map((shares, step) => `${x(step)},${HEIGHT * (1 - (shares[seat] ?? 0))}`).join(" ")}
            />
          ))}
          <path d={`M${x(at)} 0V${HEIGHT}`} class="chance-now" />
        </svg>
        {turning.map((point, i) => (
          <span
            key={point.step}
            class="chance-turn"
            style={{ left: `${(x(point.step) / WIDTH) * 100}%` }}
            aria-hidden="true"
          >
            {i + 1}
          </span>
        ))}
        {seats.map((seat) => (
          <span
            key={seat}
            class="chance-cat"
            style={{ left: `${(x(at) / WIDTH) * 100}%`, top: `${(1 - heights[seat]!) * 100}%` }}
          >
            <SeatCat seat={seat} size={20} />
          </span>
        ))}
        <span class="chance-scale" aria-hidden="true">
          <i>100 %</i>
          <i>0 %</i>
        </span>
      </div>
      <ul class="chance-legend">
        {seats.map((seat) => (
          <li key={seat}>
            <svg viewBox="0 0 26 8" width="26" height="8" aria-hidden="true">
              <path d="M1 4H25" class={`chance-line of-seat-${seat % 8}`} stroke-dasharray={DASHES[seat % DASHES.length]} />
            </svg>
            <SeatCat seat={seat} size={20} />
            <span class="chance-name">{name(seat)}</span>
            <strong>{percent(now[seat] ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Keeps the chart's place while it is being worked out. */
export function ChancesComing() {
  return (
    <div class="chances coming" role="status">
      <div class="chance-field">{say("web-replay-chances-coming")}</div>
      <div class="chance-legend" />
    </div>
  );
}

/** "+53 %" or "−17 %". */
export function changeOf(point: TurningPoint): string {
  return `${point.change < 0 ? "−" : "+"}${percent(Math.abs(point.change))}`;
}

/** Shares moved apart as far as needed for what marks them not to lie on one another; their order stays. */
export function apart(shares: readonly number[], least: number): number[] {
  const order = shares.map((_, seat) => seat).sort((a, b) => shares[a]! - shares[b]! || b - a);
  const room = Math.min(least, 1 / Math.max(1, shares.length - 1));
  const moved = [...shares];
  let floor = 0;
  for (const seat of order) {
    moved[seat] = Math.max(moved[seat]!, floor);
    floor = moved[seat]! + room;
  }
  let ceiling = 1;
  for (const seat of order.reverse()) {
    moved[seat] = Math.min(moved[seat]!, ceiling);
    ceiling = moved[seat]! - room;
  }
  return moved;
}
