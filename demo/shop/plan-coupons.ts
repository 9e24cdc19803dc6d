import { readMoney, writeMoney } from "#db/columns.ts";
import { allocate } from "#shared/money.ts";
import { COUPONS } from "../content/coupons.ts";

type Line = { lineTotalMinor: number; couponDiscountMinor: number };

const CURRENCY = "USD";

/** What a coupon of the operator takes off the lines of all orders, spread so that no unit is lost. */
export function takeCouponOff<Planned extends Line>(orders: readonly Planned[][], code: string): Planned[][] {
  const coupon = COUPONS.find((each) => each.code === code && each.shopSlug === null);
  if (coupon?.kind.discount.kind !== "percent") throw new Error(`${code} takes no percent off a whole purchase`);
  const { basisPoints, max } = coupon.kind.discount;
  const lines = orders.flat();
  const spentMinor = lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
  if (spentMinor < coupon.kind.minimumSpendMinor) throw new Error(`${code} wants more to be spent than ${spentMinor}`);
  const discountMinor = Math.min(Math.floor((spentMinor * basisPoints + 5000) / 10_000), max ?? spentMinor);
  const shares = allocate(
    readMoney(discountMinor, CURRENCY),
    lines.map(({ lineTotalMinor }) => readMoney(lineTotalMinor, CURRENCY)),
  );
  const shareOf = new Map(lines.map((line, index) => [line, writeMoney(shares[index]!, CURRENCY)]));
  return orders.map((own) => own.map((line) => ({ ...line, couponDiscountMinor: shareOf.get(line) ?? 0 })));
}
