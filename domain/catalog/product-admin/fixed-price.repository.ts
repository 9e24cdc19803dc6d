import { asc, eq, inArray } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { variants } from "#db/schema/product.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { toMajorUnits, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { TypedPrice } from "./product-admin.ts";

/** The prices in other currencies, by variant. */
export async function findFixedPrices(ctx: Context, productId: number): Promise<Map<number, TypedPrice[]>> {
  const rows = await ctx.db
    .select({ id: variants.id, currency: variantPrices.currencyCode, minor: variantPrices.priceMinor })
    .from(variantPrices)
    .innerJoin(variants, eq(variants.id, variantPrices.variantId))
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.id), asc(variantPrices.currencyCode));
  const found = new Map<number, TypedPrice[]>();
  for (const { id, currency, minor } of rows)
    found.set(id, [...(found.get(id) ?? []), { currency, price: toMajorUnits(readMoney(minor, currency)) }]);
  return found;
}

/** Makes these the prices of the variants. Whether one is the first in its currency. */
export async function replaceFixedPrices(
  ctx: Context,
  wanted: readonly { variantId: number; prices: readonly Money[] }[],
): Promise<boolean> {
  const ids = wanted.map(({ variantId }) => variantId);
  await ctx.db.delete(variantPrices).where(inArray(variantPrices.variantId, ids));
  const rows = wanted.flatMap(({ variantId, prices }) =>
    prices.map((price) => ({
      variantId,
      currencyCode: price.currency,
      priceMinor: writeMoney(price, price.currency),
    })),
  );
  if (rows.length === 0) return false;
  const codes = [...new Set(rows.map(({ currencyCode }) => currencyCode))];
  const present = await ctx.db
    .selectDistinct({ code: variantPrices.currencyCode })
    .from(variantPrices)
    .where(inArray(variantPrices.currencyCode, codes));
  await ctx.db.insert(variantPrices).values(rows);
  return present.length < codes.length;
}
