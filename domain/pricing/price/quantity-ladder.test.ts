import { expect, test } from "vitest";
import { priceNow, type PriceRule } from "./price-now.ts";
import { quantityLadder } from "./quantity-ladder.ts";
import { reducedPrice } from "./reduced-price.ts";
import { usd } from "#tests/support/usd.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

const rule = (kind: PriceRule["kind"], minor: number, more: Partial<PriceRule> = {}): PriceRule => ({
  kind,
  discountKind: "fixed_price",
  amount: usd(minor),
  percentBasisPoints: null,
  minimumQuantity: 1,
  isUsedUp: false,
  startsAt: at(-1),
  endsAt: at(1),
  ...more,
});

test.each(["special", "campaign", "daily_deal"] as const)(
  "a %s holds from its start to right before its end",
  (kind) => {
    const rules = [rule(kind, 800)];
    const priceAt = (now: Date) => priceNow(usd(1000), rules, now, 1);
    expect(priceAt(new Date(at(-1).getTime() - 1))).toEqual({ price: usd(1000), validUntil: at(-1) });
    expect(priceAt(at(-1))).toEqual({ price: usd(800), validUntil: at(1) });
    expect(priceAt(new Date(at(1).getTime() - 1)).price).toEqual(usd(800));
    expect(priceAt(at(1))).toEqual({ price: usd(1000), validUntil: null });
    expect(reducedPrice(usd(1000), rules, [], NOW)).toMatchObject({ oldPrice: usd(1000), endsAt: at(1) });
  },
);

test("the lowest of all that run is the price, and what is used up makes none", () => {
  const rules = [rule("special", 900), rule("campaign", 700), rule("daily_deal", 800)];
  expect(priceNow(usd(1000), rules, NOW, 1).price).toEqual(usd(700));
  const usedUp = rules.map((each) => ({ ...each, isUsedUp: each.kind === "campaign" }));
  expect(priceNow(usd(1000), usedUp, NOW, 1).price).toEqual(usd(800));
  expect(reducedPrice(usd(1000), [rule("campaign", 700, { isUsedUp: true })], [], NOW)).toMatchObject({
    price: usd(1000),
    oldPrice: null,
    validUntil: at(1),
  });
});

test("a ladder has a step for each quantity that makes a piece cheaper, at the price that a cart takes", () => {
  const steps = [
    rule("wholesale", 800, { minimumQuantity: 12 }),
    rule("wholesale", 950, { minimumQuantity: 3 }),
    rule("wholesale", 950, { minimumQuantity: 6 }),
    rule("wholesale", 500, { minimumQuantity: 20, startsAt: at(1), endsAt: null }),
  ];
  const ladder = quantityLadder(usd(1000), usd(1000), steps, NOW);
  expect(ladder).toEqual([
    { minimumQuantity: 3, price: usd(950) },
    { minimumQuantity: 12, price: usd(800) },
  ]);
  for (const { minimumQuantity, price } of ladder) {
    expect(priceNow(usd(1000), steps, NOW, minimumQuantity).price).toEqual(price);
    expect(priceNow(usd(1000), steps, NOW, minimumQuantity - 1).price).not.toEqual(price);
  }
});

test("a ladder begins below a price that is reduced already", () => {
  const steps = [rule("wholesale", 900, { minimumQuantity: 3 }), rule("wholesale", 700, { minimumQuantity: 6 })];
  expect(quantityLadder(usd(1000), usd(850), steps, NOW)).toEqual([{ minimumQuantity: 6, price: usd(700) }]);
});
