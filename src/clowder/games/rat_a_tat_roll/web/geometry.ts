/** Where things are on the round board, in a box of 400 × 400. Region A is at the top, and everything goes clockwise. */
import type { Space } from "./view";

export const BOX = 400;
export const OUTSIDE = 196;
export const INSIDE = 146;
/** The five face-up cards lie on a circle inside the track. */
const CARDS = 95;

export interface Point {
  x: number;
  y: number;
}

const at = (degrees: number, radius: number): Point => ({
  x: BOX / 2 + radius * Math.cos((degrees * Math.PI) / 180),
  y: BOX / 2 + radius * Math.sin((degrees * Math.PI) / 180),
});

/** The middle of a space, as an angle: the middle of region A is at the top. */
function angle(ring: readonly Space[], space: number): number {
  const first = ring.flatMap((each, i) => (each.region === "A" ? [i] : []));
  const middle = first.reduce((sum, i) => sum + i, 0) / Math.max(1, first.length);
  return ((space - middle) / ring.length) * 360 - 90;
}

/** The middle of a space. */
export function spacePoint(ring: readonly Space[], space: number, radius = (OUTSIDE + INSIDE) / 2): Point {
  return at(angle(ring, space), radius);
}

/** The outline of a space or, with `share` below 1, of so much of it from the inside. */
export function spacePath(ring: readonly Space[], space: number, share = 1): string {
  const half = 180 / ring.length;
  const middle = angle(ring, space);
  const far = INSIDE + (OUTSIDE - INSIDE) * share;
  const [a, b, c, d] = [
    at(middle - half, INSIDE),
    at(middle - half, far),
    at(middle + half, far),
    at(middle + half, INSIDE),
  ];
  const p = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${p(a)} L${p(b)} A${far} ${far} 0 0 1 ${p(c)} L${p(d)} A${INSIDE} ${INSIDE} 0 0 0 ${p(a)} Z`;
}

/** Where the card of a region lies: the first at the top, all evenly around. */
export function cardPoint(region: number): Point {
  return at(region * 72 - 90, CARDS);
}

/** A point of the box as a place in the element that shows it. */
export function placed({ x, y }: Point): { left: string; top: string } {
  return { left: `${((x / BOX) * 100).toFixed(2)}%`, top: `${((y / BOX) * 100).toFixed(2)}%` };
}
