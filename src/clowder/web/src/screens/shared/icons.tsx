/** Small pictures beside words. They say nothing that the words do not. */
const PATHS = {
  people:
    "M9 11a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM3 20" +
    "c0-4 2.6-6.2 6-6.2s6 2.2 6 6.2M16 4.6a3.4 3.4 0 0 1 0 6.2M17.6 14.2c2.1.8 3.4 2.8 3.4 5.8",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V12l3.2 2.2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  share: "M12 15V3.5M8 7l4-3.8L16 7M5 12v8.5h14V12",
  tv: "M3 5h18v12H3ZM8 21h8",
  eye:
    "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z" +
    "M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  book: "M12 6.5C10 4.8 7 4.2 3.5 4.5v14c3.5-.3 6.5.3 8.5 2 2-1.7 5-2.3 8.5-2v-14C17 4.2 14 4.8 12 6.5Zm0 0v14",
  learn: "M2.5 9 12 4.5 21.5 9 12 13.5ZM6.5 11.2v5c1.6 1.5 3.4 2.2 5.5 2.2s3.9-.7 5.5-2.2v-5",
  invite: "M10 11a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM3.5 20c0-4 2.8-6.2 6.5-6.2 1.6 0 3 .4 4.1 1.2M18 14v6M15 17h6",
  bot: "M5 9h14v10H5ZM12 9V5M12 4.5h.01M9.5 13.5h.01M14.5 13.5h.01M2.5 13v3M21.5 13v3",
  back: "M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 9h-2",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5",
  heard: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5",
  flag: "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  fair: "M12 3.5v17M7 20.5h10M4 7h16M7 7l-3.5 7h7ZM17 7l-3.5 7h7Z",
  pace: "M4 17a8 8 0 1 1 16 0M12 17l4-6M12 17h.01",
  list: "M8 6h12M8 12h12M8 18h12M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  lamp: "M9 17h6M10 20.5h4M12 3.5a6 6 0 0 0-3.4 10.9c.3.3.4.6.4 1h6c0-.4.1-.7.4-1A6 6 0 0 0 12 3.5Z",
  door: "M13 3.5H5v17h8M10 12h11M17 8l4 4-4 4",
  keys: "M2.5 6h19v12h-19ZM6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8",
  pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5",
  device: "M7 2.5h10v19H7ZM11 18.5h2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} class="icon" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width={name === "more" ? 3.6 : 2.1}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
