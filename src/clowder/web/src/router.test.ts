import { describe, expect, it } from "vitest";
import { match } from "./router";

describe("an address", () => {
  it("gives its parts by name", () => {
    expect(match("/table/:id", "/table/abc")).toEqual({ id: "abc" });
    expect(match("/rules/:game", "/rules/discat/")).toEqual({ game: "discat" });
  });

  it("of another shape does not match", () => {
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/table/:id", "/tv/abc")).toBeNull();
    expect(match("/rules", "/")).toBeNull();
  });
});
