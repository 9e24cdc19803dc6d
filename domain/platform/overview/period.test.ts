import { expect, test } from "vitest";
import { periodOf } from "./period.ts";

test("a week is compared with the seven days before it", () => {
  expect(periodOf("7d", "2026-03-02")).toEqual({
    from: "2026-02-24",
    until: "2026-03-03",
    before: { from: "2026-02-17", until: "2026-02-24" },
    unit: "day",
    buckets: ["2026-02-24", "2026-02-25", "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"],
  });
  expect(periodOf("90d", "2026-03-02").buckets).toHaveLength(90);
});

test("twelve months are compared with the same months up to the same day of the year before", () => {
  const year = periodOf("12m", "2024-02-29");
  expect(year).toMatchObject({
    from: "2023-03-01",
    until: "2024-03-01",
    before: { from: "2022-03-01", until: "2023-03-01" },
    unit: "month",
  });
  expect(year.buckets).toHaveLength(12);
  expect([year.buckets[0], year.buckets.at(-1)]).toEqual(["2023-03-01", "2024-02-01"]);
});
