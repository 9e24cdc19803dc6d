import { asc, eq, inArray } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { invoices, orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

/** Invoice data besides that of its order, by the order's code. */
export async function findInvoiceFacts(ctx: Context, codes: readonly string[]) {
  const rows = await ctx.db
    .select({
      orderId: orders.id,
      code: orders.code,
      seller: invoices.seller,
      logo: shops.logo,
      languageCode: purchases.languageCode,
      currency: purchases.currencyCode,
      shippingMinor: orders.shippingMinor,
      shippingTaxMinor: orders.shippingTaxMinor,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.code, [...codes]));
  return rows.map(({ shippingMinor, shippingTaxMinor, ...row }) => ({
    ...row,
    shipping: readMoney(shippingMinor, row.currency),
    shippingTax: readMoney(shippingTaxMinor, row.currency),
  }));
}

export type InvoiceFacts = Awaited<ReturnType<typeof findInvoiceFacts>>[number];

/** The lines of orders with discounts and taxes, in order. */
export async function findTaxedLines(ctx: Context, orderIds: readonly number[]) {
  const rows = await ctx.db
    .select({
      orderId: orderLines.orderId,
      currency: purchases.currencyCode,
      lineTotalMinor: orderLines.lineTotalMinor,
      discountMinor: orderLines.couponDiscountMinor,
      rateBasisPoints: orderLines.taxRateBasisPoints,
      taxMinor: orderLines.taxMinor,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return rows.map(({ currency, lineTotalMinor, discountMinor, taxMinor, ...row }) => ({
    ...row,
    lineTotal: readMoney(lineTotalMinor, currency),
    discount: readMoney(discountMinor, currency),
    tax: readMoney(taxMinor, currency),
  }));
}

export type TaxedLine = Awaited<ReturnType<typeof findTaxedLines>>[number];
