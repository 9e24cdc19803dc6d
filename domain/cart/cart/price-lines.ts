import {
  priceCart,
  type CartToPrice,
  type DeliveryToPrice,
  type PricedCart,
} from "#domain/pricing/price/price-cart.ts";
import { findPickupPoints } from "#domain/checkout/shipping/find-pickup-points.ts";
import { findShippingRates } from "#domain/checkout/shipping/find-shipping-rates.ts";
import type { PickupPoint } from "#domain/checkout/shipping/pickup-point.ts";
import {
  ratesFor,
  toDelivery,
  type ShippedLine,
  type ShippingDestination,
  type ShippingRate,
} from "#domain/checkout/shipping/shipping.ts";
import { findReverseCharged } from "#domain/pricing/tax/find-reverse-charged.ts";
import { findTaxTerms, type TaxTerms } from "#domain/pricing/tax/find-tax-rates.ts";
import type { Coupon } from "#domain/pricing/coupon/coupon.ts";
import type { Money } from "#shared/money.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { isBuyable, type CartLine } from "./cart.ts";
import { sortCoupons, type CouponInCart, type LostCoupon } from "./sort-coupons.ts";

/**
 * The destination, and the delivery or pick-up point chosen at each shop (by shop id); by default the shop's first
 * delivery.
 */
export type Destination = ShippingDestination & {
  delivery: Readonly<Record<string, number>>;
  pickup?: Readonly<Record<string, number>>;
  /** The country of the buyer's verified VAT number. */
  vatCountryCode?: string | null;
};

export type ShopDelivery = {
  shopId: number;
  /** Whether anything of this shop is shipped. */
  isNeeded: boolean;
  choices: ShippingRate[];
  chosen: ShippingRate | null;
  pickupPoints: PickupPoint[];
  /** The point where it is picked up instead of being delivered. */
  pickup: PickupPoint | null;
  /** Whether the choice was requested by its id. */
  isRequested: boolean;
  /** The lines that are shipped. */
  shipped: ShippedLine[];
};

export type PricedLines = PricedCart & {
  deliveries: ShopDelivery[];
  coupons: CouponInCart[];
  lostCoupons: LostCoupon[];
  /** Inputs for the tax that the buyer owes by reverse charge, in these shops. */
  taxOwed: Pick<CartToPrice, "currency" | "baseCurrency" | "taxDisplay" | "taxRates"> & {
    untaxedShopIds: ReadonlySet<number>;
  };
};

/** The totals of the lines in the visitor's currency; lines that cannot be bought now are left out. */
export async function priceLines(
  ctx: Context,
  lines: readonly CartLine[],
  coupons: readonly Coupon[],
  destination: Destination,
): Promise<PricedLines> {
  const buyable = lines.filter(isBuyable);
  const shopIds = buyable.map(({ shop }) => shop.id);
  const [terms, rates, points] = await Promise.all([
    findTaxTerms(ctx, destination),
    findShippingRates(ctx, shopIds),
    findPickupPoints(ctx, shopIds),
  ]);
  const deliveries = chooseDeliveries(buyable, rates, points, destination);
  const { applicable, lost } = sortCoupons(ctx, lines, coupons);
  const taxOwed = {
    currency: ctx.visitor.currency,
    baseCurrency: ctx.baseCurrency.code,
    taxDisplay: ctx.settings.taxDisplay,
    taxRates: terms.rates,
    untaxedShopIds: await findReverseCharged(ctx, {
      // What is picked up does not cross a border.
      shopIds: deliveries.filter(({ pickup }) => !pickup).map(({ shopId }) => shopId),
      vatCountryCode: destination.vatCountryCode ?? null,
      shipTo: destination.countryCode,
    }),
  };
  const pickupTerms = await findPickupTerms(ctx, deliveries);
  const priced = priceCart({
    ...taxOwed,
    lines: buyable.map((line) => ({
      id: line.id,
      shopId: line.shop.id,
      unitPrice: line.fixed ? inVisitorCurrency(ctx, line.unitPrice, line.fixed) : line.unitPrice,
      quantity: line.quantity,
      taxClassCode: line.taxClassCode,
      categoryId: line.categoryId,
      isShipped: line.type === "physical",
    })),
    discounts: applicable.map(({ discount }) => discount),
    deliveries: deliveries.flatMap(({ shopId, chosen, shipped }): DeliveryToPrice[] =>
      chosen ? [{ shopId, ...toDelivery(chosen, shipped) }] : [],
    ),
    pickupTaxRates: new Map([...pickupTerms].map(([shopId, each]) => [shopId, each.rates])),
    taxFreeBelow: freeBelowOf(deliveries, terms, pickupTerms),
    taxBase: ctx.settings.taxBase,
  });
  return {
    ...priced,
    deliveries,
    taxOwed,
    coupons: applicable.map(({ coupon }, index) => ({ coupon, discount: priced.discounts[index]! })),
    lostCoupons: lost,
  };
}

function chooseDeliveries(
  lines: readonly CartLine[],
  rates: readonly ShippingRate[],
  points: readonly PickupPoint[],
  { delivery, pickup = {}, ...destination }: Destination,
): ShopDelivery[] {
  return [...new Set(lines.map(({ shop }) => shop.id))].map((shopId) => {
    const shipped = lines.filter((line) => line.shop.id === shopId && line.type === "physical");
    const isNeeded = shipped.length > 0;
    const choices = isNeeded ? ratesFor(rates, shopId, destination, shipped) : [];
    const pickupPoints = isNeeded ? points.filter((point) => point.shopId === shopId) : [];
    const offered = { shopId, isNeeded, choices, pickupPoints, shipped };
    const point = pickupPoints.find(({ id }) => id === pickup[shopId]);
    if (point) return { ...offered, chosen: null, pickup: point, isRequested: true };
    const requested = pickup[shopId] === undefined ? choices.find(({ id }) => id === delivery[shopId]) : undefined;
    return { ...offered, chosen: requested ?? choices[0] ?? null, pickup: null, isRequested: requested !== undefined };
  });
}

/** Picked-up goods are taxed at the pick-up point. */
async function findPickupTerms(ctx: Context, deliveries: readonly ShopDelivery[]): Promise<Map<number, TaxTerms>> {
  const terms = new Map<number, TaxTerms>();
  for (const { shopId, pickup } of deliveries) if (pickup) terms.set(shopId, await findTaxTerms(ctx, pickup));
  return terms;
}

function freeBelowOf(
  deliveries: readonly ShopDelivery[],
  terms: TaxTerms,
  pickupTerms: ReadonlyMap<number, TaxTerms>,
): Map<number, Money> {
  const free = new Map<number, Money>();
  for (const { shopId } of deliveries) {
    const { freeBelow } = pickupTerms.get(shopId) ?? terms;
    if (freeBelow) free.set(shopId, freeBelow);
  }
  return free;
}
