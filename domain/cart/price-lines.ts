import { priceCart, type DeliveryToPrice, type PricedCart } from "#domain/pricing/price-cart.ts";
import { findShippingRates } from "#domain/shipping/find-shipping-rates.ts";
import { ratesFor, type ShippingRate } from "#domain/shipping/shipping.ts";
import { findTaxRates } from "#domain/tax/find-tax-rates.ts";
import type { Coupon } from "#domain/coupon/coupon.ts";
import type { Context } from "../context.ts";
import { isBuyable, type CartLine } from "./cart.ts";
import { sortCoupons, type CouponInCart, type LostCoupon } from "./sort-coupons.ts";

/** Where it goes, and which delivery was chosen at a shop (by shop id); elsewhere the shop's first one. */
export type Destination = { countryCode: string; delivery: Readonly<Record<string, number>> };

export type ShopDelivery = {
  shopId: number;
  /** Something of this shop is sent. */
  isNeeded: boolean;
  choices: ShippingRate[];
  chosen: ShippingRate | null;
  /** The chosen one was asked for by its id. */
  isAskedFor: boolean;
};

export type PricedLines = PricedCart & {
  deliveries: ShopDelivery[];
  coupons: CouponInCart[];
  lostCoupons: LostCoupon[];
};

/** The totals of lines in the visitor's currency; what cannot be bought now counts nothing. */
export async function priceLines(
  ctx: Context,
  lines: readonly CartLine[],
  coupons: readonly Coupon[],
  destination: Destination,
): Promise<PricedLines> {
  const bought = lines.filter(isBuyable);
  const [taxRates, rates] = await Promise.all([
    findTaxRates(ctx, destination.countryCode),
    findShippingRates(
      ctx,
      bought.map(({ shop }) => shop.id),
    ),
  ]);
  const deliveries = chooseDeliveries(bought, rates, destination);
  const { holding, lost } = sortCoupons(ctx, lines, coupons);
  const priced = priceCart({
    currency: ctx.visitor.currency,
    baseCurrency: ctx.baseCurrency.code,
    lines: bought.map((line) => ({
      id: line.id,
      shopId: line.shop.id,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      taxClassCode: line.taxClassCode,
      isShipped: line.type === "physical",
    })),
    discounts: holding.map(({ discount }) => discount),
    deliveries: deliveries.flatMap(({ shopId, chosen }): DeliveryToPrice[] =>
      chosen ? [{ shopId, price: chosen.price, freeFrom: chosen.freeFrom }] : [],
    ),
    taxRates,
    taxDisplay: ctx.settings.taxDisplay,
    taxBase: ctx.settings.taxBase,
  });
  return {
    ...priced,
    deliveries,
    coupons: holding.map(({ coupon }, index) => ({ coupon, discount: priced.discounts[index]! })),
    lostCoupons: lost,
  };
}

function chooseDeliveries(
  lines: readonly CartLine[],
  rates: readonly ShippingRate[],
  { countryCode, delivery }: Destination,
): ShopDelivery[] {
  return [...new Set(lines.map(({ shop }) => shop.id))].map((shopId) => {
    const isNeeded = lines.some((line) => line.shop.id === shopId && line.type === "physical");
    const choices = isNeeded ? ratesFor(rates, shopId, countryCode) : [];
    const asked = choices.find(({ id }) => id === delivery[shopId]);
    return { shopId, isNeeded, choices, chosen: asked ?? choices[0] ?? null, isAskedFor: asked !== undefined };
  });
}
