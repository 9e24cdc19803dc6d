import { and, count, eq, inArray, isNull, max, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { writeMoney } from "#db/columns.ts";
import { countries } from "#db/schema/country.ts";
import { products } from "#db/schema/product.ts";
import {
  shippingProductPrices,
  shippingRates,
  shippingSteps,
  shippingWeightBands,
  shippingZones,
} from "#db/schema/shipping.ts";
import type { Context } from "../../context.ts";
import type { ShippingRate } from "./shipping.ts";

export type RateToWrite = Omit<ShippingRate, "id" | "shopId" | "places">;

/** Serializes writers by shop, so that its limits hold. */
export async function lockShipping(ctx: Context, shopId: number | null): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shipping:${shopId ?? "common"}`}, 0))`);
}

export async function countRates(ctx: Context, shopId: number | null): Promise<number> {
  const rows = await ctx.db.select({ count: count() }).from(shippingRates).where(isOfShop(shippingRates, shopId));
  return rows[0]!.count;
}

/** Newest last. */
export async function insertRate(ctx: Context, shopId: number | null, rate: RateToWrite): Promise<number> {
  const last = await ctx.db
    .select({ position: max(shippingRates.position) })
    .from(shippingRates)
    .where(isOfShop(shippingRates, shopId));
  const rows = await ctx.db
    .insert(shippingRates)
    .values({ ...columnsOf(ctx, rate), shopId, position: (last[0]?.position ?? 0) + 1 })
    .returning({ id: shippingRates.id });
  await writeParts(ctx, rows[0]!.id, rate);
  return rows[0]!.id;
}

/** False if there is none with this id. */
export async function updateRate(ctx: Context, shopId: number | null, id: number, rate: RateToWrite): Promise<boolean> {
  const rows = await ctx.db
    .update(shippingRates)
    .set(columnsOf(ctx, rate))
    .where(and(isOfShop(shippingRates, shopId), eq(shippingRates.id, id)))
    .returning({ id: shippingRates.id });
  if (rows.length === 0) return false;
  await ctx.db.delete(shippingSteps).where(eq(shippingSteps.rateId, id));
  await ctx.db.delete(shippingProductPrices).where(eq(shippingProductPrices.rateId, id));
  await ctx.db.delete(shippingWeightBands).where(eq(shippingWeightBands.rateId, id));
  await writeParts(ctx, id, rate);
  return true;
}

function columnsOf(
  ctx: Context,
  {
    steps: _steps,
    weightBands: _bands,
    productPrices: _prices,
    price,
    freeFrom,
    excludedClasses,
    ...columns
  }: RateToWrite,
) {
  const currency = ctx.baseCurrency.code;
  return {
    ...columns,
    excludedClasses: [...excludedClasses],
    priceMinor: writeMoney(price, currency),
    freeFromMinor: freeFrom && writeMoney(freeFrom, currency),
  };
}

async function writeParts(
  ctx: Context,
  rateId: number,
  { steps, weightBands, productPrices }: RateToWrite,
): Promise<void> {
  const currency = ctx.baseCurrency.code;
  if (weightBands.length > 0)
    await ctx.db
      .insert(shippingWeightBands)
      .values(
        weightBands.map(({ upToGrams, price }) => ({ rateId, upToGrams, priceMinor: writeMoney(price, currency) })),
      );
  if (steps.length > 0)
    await ctx.db.insert(shippingSteps).values(
      steps.map(({ from, price }) => ({
        rateId,
        fromMinor: writeMoney(from, currency),
        priceMinor: writeMoney(price, currency),
      })),
    );
  if (productPrices.length > 0)
    await ctx.db
      .insert(shippingProductPrices)
      .values(
        productPrices.map(({ productId, price }) => ({ rateId, productId, priceMinor: writeMoney(price, currency) })),
      );
}

/** Returns its name; null if there is none with this id. */
export async function deleteRateRow(ctx: Context, shopId: number | null, id: number): Promise<string | null> {
  const rows = await ctx.db
    .delete(shippingRates)
    .where(and(isOfShop(shippingRates, shopId), eq(shippingRates.id, id)))
    .returning({ name: shippingRates.name });
  return rows[0]?.name ?? null;
}

/** `shopId` null: the common ones. */
export function isOfShop({ shopId: column }: { shopId: PgColumn }, shopId: number | null): SQL {
  return shopId === null ? isNull(column) : eq(column, shopId);
}

export async function hasZone(ctx: Context, shopId: number | null, id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: shippingZones.id })
    .from(shippingZones)
    .where(and(isOfShop(shippingZones, shopId), eq(shippingZones.id, id)));
  return rows.length > 0;
}

export async function isCountryKnown(ctx: Context, code: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ code: countries.code })
    .from(countries)
    .where(and(eq(countries.code, code), eq(countries.isActive, true)));
  return rows.length > 0;
}

export async function findOwnProductIds(ctx: Context, shopId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, [...ids])));
  return rows.map(({ id }) => id);
}
