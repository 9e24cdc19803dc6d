import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SaleShares } from "./sale-shares.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a rush of orders is shown once a second, and what had to wait comes next", async () => {
  const shown: (readonly number[])[] = [];
  const shares = new SaleShares(async (ids) => {
    shown.push(ids);
    return shown.length === 1 ? [2] : [];
  });
  for (let order = 0; order < 100; order += 1) shares.add([1, 2]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([[1, 2]]);
  shares.add([3]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual([
    [1, 2],
    [2, 3],
  ]);
  shares.add([4]);
  shares.stop();
  shares.add([5]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toHaveLength(2);
});
