/** Ten toys, one for each second digit, each in a box of 28 × 28 around its middle. */
import { INK } from "@/kit/ink";

export function Toy({ kind }: { kind: number }) {
  return (
    <g stroke={INK} stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" fill="none">
      {TOYS[kind]?.()}
    </g>
  );
}

const TOYS: ReadonlyArray<() => preact.JSX.Element> = [
  // a ball
  () => (
    <>
      <circle r="12" fill="#fffaf0" />
      <path d="M0 -12 C-7 -5 -7 5 0 12 C7 5 7 -5 0 -12 Z" fill="#e0637a" />
      <path
        d="M-8.5 -8.5 C-5 -3 -5 3 -8.5 8.5 C-13 4 -13 -4 -8.5 -8.5 Z M8.5 -8.5 C5 -3 5 3 8.5 8.5 C13 4 13 -4 8.5 -8.5 Z"
        fill="#5aa9e6"
      />
    </>
  ),
  // a feather
  () => (
    <>
      <path d="M-8 12 C-13 0 -4 -12 9 -13 C12 -2 6 8 -8 12 Z" fill="#5aa9e6" />
      <path d="M-11 14 L5 -8 M-4 4 L-8 0 M0 -1 L-3 -7" />
    </>
  ),
  // a fish
  () => (
    <>
      <path d="M-13 -8 L-5 0 L-13 8 C-14 3 -14 -3 -13 -8 Z" fill="#2f8f8b" />
      <path d="M-7 0 C-2 -10 9 -10 14 0 C9 10 -2 10 -7 0 Z" fill="#2f8f8b" />
      <circle cx="8" cy="-2" r="1.6" fill={INK} stroke="none" />
    </>
  ),
  // a mouse
  () => (
    <>
      <path d="M-10 6 C-16 4 -15 -3 -12 -5" />
      <path d="M-10 8 C-10 -6 6 -9 14 8 Z" fill="#b9b2c8" />
      <circle cx="1" cy="-5" r="4.5" fill="#f3b6b9" />
      <circle cx="8" cy="3" r="1.5" fill={INK} stroke="none" />
    </>
  ),
  // a bell
  () => (
    <>
      <path d="M-11 7 C-7 3 -9 -10 0 -10 C9 -10 7 3 11 7 Z" fill="#f2bf3b" />
      <circle cy="10" r="3" fill="#f2bf3b" />
      <path d="M0 -10 V-13" />
    </>
  ),
  // yarn
  () => (
    <>
      <circle r="11.5" fill="#7a4596" />
      <path
        d="M-9 -5 C-2 -2 4 4 6 9 M-3 -11 C2 -6 8 0 11 3 M-11 2 C-6 4 -3 7 -1 11 M9 8 C13 12 15 8 15 13"
        stroke="#d9bce8"
      />
    </>
  ),
  // a bow
  () => (
    <>
      <path d="M0 0 L-13 -9 V9 Z M0 0 L13 -9 V9 Z" fill="#e0637a" />
      <circle r="4" fill="#fffaf0" />
    </>
  ),
  // a bottle of milk
  () => (
    <>
      <path d="M-4 -13 H4 V-7 L8 -1 V13 H-8 V-1 L-4 -7 Z" fill="#fffaf0" />
      <path d="M-4 -13 H4 V-9 H-4 Z" fill="#5aa9e6" />
      <path d="M-8 4 H8" />
    </>
  ),
  // a butterfly
  () => (
    <>
      <path
        d="M0 0 C-4 -14 -16 -11 -13 -2 C-12 2 -5 3 0 0 C-5 2 -11 6 -7 11 C-3 14 0 6 0 0 C0 6 3 14 7 11 C11 6 5 2 0 0 C5 3
          12 2 13 -2 C16 -11 4 -14 0 0 Z"
        fill="#f2994a"
      />
      <path d="M0 -4 V8" />
    </>
  ),
  // a star
  () => <path d="M0 -13 L4 -4.5 L13 -3.5 L6 2.5 L8.5 12 L0 7 L-8.5 12 L-6 2.5 L-13 -3.5 L-4 -4.5 Z" fill="#f2bf3b" />,
];
