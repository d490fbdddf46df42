import { expect, test } from "vitest";
import { madeUpSeat, madeUpTable } from "@/screens/shared/made-up";
import { noticesOf } from "./notice";

const me = { seat: 0, host: false };

test("all is well: nothing to say", () => {
  expect(noticesOf(madeUpTable([madeUpSeat(), madeUpSeat()]), me)).toEqual([]);
});

test("a bot that plays for me comes first", () => {
  const news = noticesOf(madeUpTable([madeUpSeat({ stand_in: "asked" }), madeUpSeat({ here: false, away_until: 5 })]), me);
  expect(news).toEqual([
    { about: "stand-in", why: "asked" },
    { about: "away", seat: 1, until: 5 },
  ]);
});

test("whom the table waits for is told once", () => {
  const news = noticesOf(
    madeUpTable([madeUpSeat(), madeUpSeat({ here: false, away_until: 5 })], { waits_for: 1, still: true }),
    me,
  );
  expect(news).toEqual([{ about: "waits", seat: 1 }]);
});

test("nobody is told that they are away themselves", () => {
  expect(noticesOf(madeUpTable([madeUpSeat({ here: false, away_until: 5 }), madeUpSeat()], { waits_for: 0 }), me)).toEqual(
    [],
  );
});

test("somebody who watches hears of all who are away, and of no seat of their own", () => {
  const news = noticesOf(madeUpTable([madeUpSeat({ stand_in: "asked" }), madeUpSeat({ here: false, away_until: 9 })]), {
    seat: null,
    host: false,
  });
  expect(news).toEqual([{ about: "away", seat: 1, until: 9 }]);
});

test("a table without anybody stands still, for those who watch", () => {
  const news = noticesOf(madeUpTable([madeUpSeat({ here: false })], { still: true }), { seat: null, host: false });
  expect(news).toEqual([{ about: "still" }]);
});

test("before the start and after the end nobody is missed", () => {
  for (const status of ["open", "over"] as const)
    expect(noticesOf(madeUpTable([madeUpSeat({ stand_in: "away" })], { status }), me)).toEqual([]);
});

const asking = { seat: 1, name: "Bea", agreed: [2], until: 7 };
const asked = madeUpTable([madeUpSeat(), madeUpSeat({ here: false, away_until: 5 }), madeUpSeat()], { asking: [asking] });

test("who plays is told who asks for a seat, and has a say in it", () => {
  const line = { about: "asks", seat: 1, name: "Bea", until: 7, say: true, agreed: false };
  expect(noticesOf(asked, me)).toEqual([line]);
  expect(noticesOf(asked, { seat: 2, host: false })).toEqual([{ ...line, agreed: true }]);
  expect(noticesOf(asked, { seat: null, host: true })).toEqual([line]);
  expect(noticesOf(asked, { seat: null, host: false })).toEqual([{ ...line, say: false }]);
});

test("whoever asks for a seat is told so, and not asked", () => {
  expect(noticesOf(asked, { seat: null, host: false, asks: 1 })).toEqual([{ about: "i-ask", seat: 1, until: 7 }]);
});
