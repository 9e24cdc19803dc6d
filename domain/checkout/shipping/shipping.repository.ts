import { asc, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { intList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import {
  shippingProductPrices,
  shippingRates,
  shippingSteps,
  shippingWeightBands,
  shippingZonePlaces,
} from "#db/schema/shipping.ts";
import type { Context } from "../../context.ts";
import { USUAL_PRACTICE, type ShippingPractice } from "./shipping-practice.ts";
import { practicesOf, type StoredPractice } from "./practice.repository.ts";
import type {
  ShippingPlace,
  ShippingProductPrice,
  ShippingRate,
  ShippingStep,
  ShippingWeightBand,
} from "./shipping.ts";

/** The rates of these shops and the common ones, with all data to compute them. */
export async function findShippingRateRows(ctx: Context, shopIds: readonly number[]): Promise<ShippingRate[]> {
  const rows = await prepared(ctx.db, "shipping_rates", (db, name) =>
    db
      .select({ ...getTableColumns(shippingRates), practices: practicesOf(sql.placeholder("shopIds")) })
      .from(shippingRates)
      .where(
        or(isNull(shippingRates.shopId), sql`${shippingRates.shopId} = any(${intList(sql.placeholder("shopIds"))})`),
      )
      .orderBy(asc(shippingRates.position), asc(shippingRates.id))
      .prepare(name),
  ).execute({ shopIds: [...shopIds] });
  const idsOf = (method: ShippingRate["method"]) => rows.flatMap((row) => (row.method === method ? [row.id] : []));
  const places = await findPlaces(
    ctx,
    rows.flatMap(({ zoneId }) => (zoneId === null ? [] : [zoneId])),
  );
  const steps = await findSteps(ctx, idsOf("invoice_base"));
  const weightBands = await findWeightBands(ctx, idsOf("weight_base"));
  const productPrices = await findProductPrices(ctx, idsOf("product_base"));
  const { common, ofShops } = sortPractices(rows[0]?.practices ?? []);
  const currency = ctx.baseCurrency.code;
  return rows.map(({ priceMinor, freeFromMinor, position: _position, practices: _practices, ...row }) => ({
    ...row,
    price: readMoney(priceMinor, currency),
    freeFrom: freeFromMinor === null ? null : readMoney(freeFromMinor, currency),
    places: (row.zoneId === null ? null : places.get(row.zoneId)) ?? [],
    steps: steps.get(row.id) ?? [],
    weightBands: weightBands.get(row.id) ?? [],
    productPrices: productPrices.get(row.id) ?? [],
    practice: (row.shopId === null ? null : ofShops[row.shopId]) ?? common,
    ...(row.shopId === null ? { shopPractices: ofShops } : {}),
  }));
}

/** Null for another owner's. */
export async function getOwnRate(ctx: Context, shopId: number | null, id: number): Promise<ShippingRate | null> {
  const rates = await findShippingRateRows(ctx, shopId === null ? [] : [shopId]);
  return rates.find((rate) => rate.id === id && rate.shopId === shopId) ?? null;
}

function sortPractices(stored: readonly StoredPractice[]) {
  const ofShops: Record<number, ShippingPractice> = {};
  let common: ShippingPractice = USUAL_PRACTICE;
  for (const { shopId, ...practice } of stored)
    if (shopId === null) common = practice;
    else ofShops[shopId] = practice;
  return { common, ofShops };
}

/** Zone → its places. */
export async function findPlaces(ctx: Context, zoneIds: readonly number[]): Promise<Map<number, ShippingPlace[]>> {
  if (zoneIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(shippingZonePlaces)
    .where(inArray(shippingZonePlaces.zoneId, [...zoneIds]))
    .orderBy(asc(shippingZonePlaces.id));
  return groupRows(
    rows,
    ({ zoneId }) => zoneId,
    ({ countryCode, state, city, postalCodes }) => ({ countryCode, state, city, postalCodes }),
  );
}

async function findSteps(ctx: Context, rateIds: readonly number[]): Promise<Map<number, ShippingStep[]>> {
  if (rateIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(shippingSteps)
    .where(inArray(shippingSteps.rateId, [...rateIds]))
    .orderBy(asc(shippingSteps.fromMinor));
  const read = (minor: number) => readMoney(minor, ctx.baseCurrency.code);
  return groupRows(
    rows,
    ({ rateId }) => rateId,
    ({ fromMinor, priceMinor }) => ({ from: read(fromMinor), price: read(priceMinor) }),
  );
}

async function findWeightBands(ctx: Context, rateIds: readonly number[]): Promise<Map<number, ShippingWeightBand[]>> {
  if (rateIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(shippingWeightBands)
    .where(inArray(shippingWeightBands.rateId, [...rateIds]))
    .orderBy(asc(shippingWeightBands.upToGrams));
  return groupRows(
    rows,
    ({ rateId }) => rateId,
    ({ upToGrams, priceMinor }) => ({
      upToGrams,
      price: readMoney(priceMinor, ctx.baseCurrency.code),
    }),
  );
}

async function findProductPrices(
  ctx: Context,
  rateIds: readonly number[],
): Promise<Map<number, ShippingProductPrice[]>> {
  if (rateIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(shippingProductPrices)
    .where(inArray(shippingProductPrices.rateId, [...rateIds]))
    .orderBy(asc(shippingProductPrices.productId));
  return groupRows(
    rows,
    ({ rateId }) => rateId,
    ({ productId, priceMinor }) => ({ productId, price: readMoney(priceMinor, ctx.baseCurrency.code) }),
  );
}

function groupRows<Row, Value>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  read: (row: Row) => Value,
): Map<number, Value[]> {
  return new Map([...Map.groupBy(rows, idOf)].map(([id, own]) => [id, own.map(read)]));
}
