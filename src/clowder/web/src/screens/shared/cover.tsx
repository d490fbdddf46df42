/** A game's picture; for a game that has none, a cat of its own over a hand of cards. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CatHead, coatOf, Paw } from "@/kit/cat";
import { INK } from "@/kit/ink";
import { coverOf } from "@/table/games";

const drawn = new Map<string, ComponentType>();

export function Cover({ game }: { game: string }) {
  const [Picture, setPicture] = useState<ComponentType | null>(() => drawn.get(game) ?? null);
  useEffect(() => {
    let wanted = true;
    void coverOf(game)
      .catch(() => null)
      .then((own) => {
        const picture = own ?? (() => <Neutral game={game} />);
        drawn.set(game, picture);
        if (wanted) setPicture(() => picture);
      });
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <span class="cover" data-game={game} aria-hidden="true">
      {Picture && <Picture />}
    </span>
  );
}

function Neutral({ game }: { game: string }) {
  const number = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" focusable="false">
      <rect width="300" height="200" fill="var(--accent-soft)" />
      <g fill="var(--accent)" opacity=".16">
        {[
          [20, 18],
          [232, 24],
          [30, 128],
          [238, 122],
        ].map(([x, y]) => (
          <g key={`${x}/${y}`} transform={`translate(${x} ${y}) scale(.46) rotate(${(x! + y!) % 40} 50 50)`}>
            <Paw />
          </g>
        ))}
      </g>
      <g stroke={INK} stroke-width="3" stroke-linejoin="round">
        {[-22, 0, 22].map((turn) => (
          <rect
            key={turn}
            x="116"
            y="112"
            width="68"
            height="96"
            rx="8"
            fill="#fffaf0"
            transform={`rotate(${turn} 150 250)`}
          />
        ))}
      </g>
      <g transform="translate(100 30)">
        <CatHead coat={coatOf(number)} mood="happy" />
      </g>
    </svg>
  );
}
