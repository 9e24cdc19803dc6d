import { describe, expect, test } from "vitest";
import { findNeighbors, readTrail } from "./list-trail.ts";

const TRAIL = { search: "?q=lamp", paths: ["/a/1", "/a/2", "/a/3"], scroll: { window: 10, box: 20 } };

describe("the way through a list", () => {
  test("leads from a row to the previous and the next one", () => {
    expect(findNeighbors(TRAIL, "/a/2")).toEqual({ previous: "/a/1", next: "/a/3" });
  });

  test("ends at the first and the last row", () => {
    expect(findNeighbors(TRAIL, "/a/1").previous).toBeNull();
    expect(findNeighbors(TRAIL, "/a/3").next).toBeNull();
  });

  test("does not exist for a row that was opened from elsewhere", () => {
    expect(findNeighbors(TRAIL, "/a/9")).toEqual({ previous: null, next: null });
    expect(findNeighbors(null, "/a/1")).toEqual({ previous: null, next: null });
  });

  test("is read as it was saved, and anything else is ignored", () => {
    expect(readTrail(JSON.stringify(TRAIL))).toEqual(TRAIL);
    expect([null, "", "{", "{}", '{"search":1}'].map(readTrail)).toEqual([null, null, null, null, null]);
  });
});
