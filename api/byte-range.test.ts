import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

const read = (range: string | null, ifRange?: string) =>
  readRange(
    new Headers({ ...(range === null ? {} : { Range: range }), ...(ifRange ? { "If-Range": ifRange } : {}) }),
    100,
    '"a"',
  );

test("a part is read from its first byte, to its last one or the end", () => {
  expect(read("bytes=10-19")).toEqual({ start: 10, end: 19 });
  expect(read("bytes=10-")).toEqual({ start: 10, end: 99 });
  expect(read("bytes=90-500")).toEqual({ start: 90, end: 99 });
  expect(read("bytes=-5")).toEqual({ start: 95, end: 99 });
  expect(read("bytes=-500")).toEqual({ start: 0, end: 99 });
});

test("a range beyond the end is unsatisfiable", () => {
  expect(read("bytes=100-")).toBe("unsatisfiable");
  expect(read("bytes=-0")).toBe("unsatisfiable");
});

test("anything but a single range returns the whole file", () => {
  for (const range of [null, "bytes=5-1", "bytes=a-b", "lines=1-2", "bytes=0-1,5-6", "bytes=", "bytes=-"])
    expect(read(range)).toBe("whole");
});

test("a range of a file that changed meanwhile returns the whole file", () => {
  expect(read("bytes=10-19", '"a"')).toEqual({ start: 10, end: 19 });
  expect(read("bytes=10-19", '"b"')).toBe("whole");
  expect(read("bytes=10-19", 'W/"a"')).toBe("whole");
});
