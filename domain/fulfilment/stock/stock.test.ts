import { expect, test } from "vitest";
import { unitsByVariant } from "./stock.ts";

test("units are summed per variant, in the common locking order", () => {
  const units = [
    { variantId: 10, quantity: 1 },
    { variantId: 9, quantity: 2 },
    { variantId: 10, quantity: 3 },
    { variantId: 100, quantity: 1 },
  ];
  expect(unitsByVariant(units)).toEqual([
    { variantId: 9, quantity: 2 },
    { variantId: 10, quantity: 4 },
    { variantId: 100, quantity: 1 },
  ]);
});
