import { and, asc, count, eq, gte, isNotNull, ne, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { orders } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../../context.ts";
import type { LowProduct } from "./overview.ts";

/** Orders since then, without canceled ones, by currency and rate. */
export async function findTurnover(ctx: Context, since: Date) {
  const rows = await ctx.db
    .select({
      currencyCode: purchases.currencyCode,
      exchangeRate: purchases.exchangeRate,
      orders: count(),
      totalMinor: sql<string>`sum(${orders.totalMinor})`,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(and(gte(orders.createdAt, since), ne(orders.fulfilmentStatus, "canceled")))
    .groupBy(purchases.currencyCode, purchases.exchangeRate);
  return rows.map(({ totalMinor, ...row }) => ({ ...row, total: readMoney(totalMinor, row.currencyCode) }));
}

/** Products with the lowest stock. */
export function findLowProducts(ctx: Context, most: number): Promise<LowProduct[]> {
  const left = sql<number>`${stockLevels.onHand} - ${stockLevels.allocated}`;
  return ctx.db
    .select({
      slug: products.slug,
      name: products.name,
      sku: variants.sku,
      shopName: shops.name,
      left,
    })
    .from(stockLevels)
    .innerJoin(variants, eq(variants.id, stockLevels.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      and(
        eq(products.status, "published"),
        isNotNull(products.publishedAt),
        sql`${left} <= ${products.lowStockThreshold}`,
      ),
    )
    .orderBy(asc(left), asc(variants.id))
    .limit(most);
}
