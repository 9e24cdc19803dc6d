import type { CouponFailure } from "#domain/pricing/coupon/coupon.ts";
import { FAILURES } from "#shared/failures.ts";
import { inVisitorCurrency, show, type Context } from "../../context.ts";
import { isPriceSeen, seenAmount } from "./seen-price.ts";
import type { LostCoupon } from "./sort-coupons.ts";
import { isBuyable, maxUnits, maxUnitsOfLine, type CartChange, type CartLine } from "./cart.ts";

/** The changes since the shopper last saw the lines; placement requires that there are none. */
export function findCartChanges(
  ctx: Context,
  lines: readonly CartLine[],
  lostCoupons: readonly LostCoupon[],
): CartChange[] {
  const ofLines = lines.flatMap((line) => {
    const kind = changeOf(ctx, line);
    return kind ? [{ kind, lineId: line.id, name: line.name, message: sentenceOf(ctx, line, kind) }] : [];
  });
  const ofCoupons = lostCoupons.map(({ coupon: { code }, reason }) => ({
    kind: "coupon_lost" as const,
    lineId: null,
    name: code,
    message: ctx.t(FAILURES.coupon_lost.keyword, { code, reason: reasonOf(ctx, reason) }),
  }));
  return [...ofLines, ...ofCoupons];
}

/** Why a coupon does not apply, as a sentence. */
export function reasonOf(ctx: Context, { code, values }: CouponFailure): string {
  return ctx.t(FAILURES[code].keyword, values);
}

/** The line's quantity, adjusted to stock and the product's limits. */
export function fittingQuantity(line: CartLine): number {
  return Math.min(Math.max(line.quantity, line.minimumOrderQuantity), maxUnitsOfLine(line));
}

type LineChangeKind = Exclude<CartChange["kind"], "coupon_lost">;

function changeOf(ctx: Context, line: CartLine): LineChangeKind | null {
  if (!line.isSold) return "gone";
  if (!line.isShopOpen) return "shop_closed";
  if (line.quantity > line.currentStock || !isBuyable(line)) return "stock";
  if (fittingQuantity(line) !== line.quantity) return "quantity";
  if (isPriceSeen(ctx, line)) return null;
  return line.isOfferOver ? "sale_ended" : "price";
}

function sentenceOf(ctx: Context, line: CartLine, kind: LineChangeKind): string {
  const { name } = line;
  switch (kind) {
    case "gone":
      return ctx.t("{name} is no longer available.", { name });
    case "shop_closed":
      return ctx.t("{name} isn't taking orders right now.", { name: line.shop.name });
    case "stock":
      return isBuyable(line)
        ? ctx.t("Only {count} of {name} left.", { name, count: line.currentStock })
        : ctx.t("{name} is sold out.", { name });
    case "quantity":
      if (line.quantity < line.minimumOrderQuantity)
        return ctx.t("The minimum order for {name} is {count}.", { name, count: line.minimumOrderQuantity });
      return maxUnitsOfLine(line) < maxUnits(line)
        ? ctx.t("{name}: limit {count} at the sale price.", { name, count: maxUnitsOfLine(line) })
        : ctx.t("{name}: limit {count} per order.", { name, count: maxUnits(line) });
    case "price":
      return ctx.t("The price of {name} changed from {seen} to {price}.", pricesOf(ctx, line));
    case "sale_ended":
      return ctx.t("The sale on {name} has ended. It was {seen} and is now {price}.", pricesOf(ctx, line));
  }
}

function pricesOf(ctx: Context, line: CartLine): { name: string; price: string; seen: string } {
  return {
    name: line.name,
    price: show(ctx, inVisitorCurrency(ctx, line.unitPrice, line.fixed)).formatted,
    seen: show(ctx, seenAmount(ctx, line)).formatted,
  };
}
