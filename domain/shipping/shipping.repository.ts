import { asc, inArray, isNull, or } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { shippingRates } from "#db/schema/shipping.ts";
import type { Context } from "../context.ts";
import type { ShippingRate } from "./shipping.ts";

export async function findShippingRateRows(ctx: Context, shopIds: readonly number[]): Promise<ShippingRate[]> {
  const rows = await ctx.db
    .select({
      id: shippingRates.id,
      shopId: shippingRates.shopId,
      countryCode: shippingRates.countryCode,
      name: shippingRates.name,
      priceMinor: shippingRates.priceMinor,
      freeFromMinor: shippingRates.freeFromMinor,
      minimumDays: shippingRates.minimumDays,
      maximumDays: shippingRates.maximumDays,
    })
    .from(shippingRates)
    .where(or(isNull(shippingRates.shopId), inArray(shippingRates.shopId, [...shopIds])))
    .orderBy(asc(shippingRates.position), asc(shippingRates.id));
  const currency = ctx.baseCurrency.code;
  return rows.map(({ priceMinor, freeFromMinor, ...row }) => ({
    ...row,
    price: readMoney(priceMinor, currency),
    freeFrom: freeFromMinor === null ? null : readMoney(freeFromMinor, currency),
  }));
}
