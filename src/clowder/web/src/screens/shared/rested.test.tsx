import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableShown } from "@/protocol";
import { useRested } from "./rested";

function Result({ status }: { status: TableShown["status"] | undefined }) {
  return <p>{useRested(status) ? "result" : "board"}</p>;
}

const show = (status: TableShown["status"] | undefined) => {
  act(() => render(<Result status={status} />, document.body));
  return document.body.textContent;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.style.setProperty("--time-rest", "1.5s");
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

test("the board is seen for as long as the style sheet says before the result comes", () => {
  show("playing");
  expect(show("over")).toBe("board");
  act(() => void vi.advanceTimersByTime(1_499));
  expect(document.body.textContent).toBe("board");
  act(() => void vi.advanceTimersByTime(2));
  expect(document.body.textContent).toBe("result");
});

test("whoever comes after the end does not wait", () => {
  show(undefined);
  expect(show("over")).toBe("result");
});
