import { and, asc, eq, sql } from "drizzle-orm";
import { prepared, preparedSql } from "#db/prepared.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { FulfilmentStatus } from "./order.ts";

export type OrderToNotify = NonNullable<Awaited<ReturnType<typeof getOrderToNotify>>>;

/** The data for mails and notifications about an order. */
export async function getOrderToNotify(ctx: Context, orderId: number) {
  const rows = await prepared(ctx.db, "order_to_notify", (db, name) =>
    db
      .select({
        code: orders.code,
        keyHash: orders.keyHash,
        shopName: shops.name,
        customerId: purchases.customerId,
        email: purchases.email,
        languageCode: purchases.languageCode,
        name: purchaseAddresses.name,
      })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
      .leftJoin(
        purchaseAddresses,
        and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
      )
      .where(eq(orders.id, sql.placeholder("orderId")))
      .prepare(name),
  ).execute({ orderId });
  const row = rows[0];
  if (!row) return null;
  const lines = await prepared(ctx.db, "order_lines_to_notify", (db, name) =>
    db
      .select({
        name: orderLines.productName,
        variantsName: orderLines.variantName,
        quantity: orderLines.quantity,
        type: orderLines.productType,
      })
      .from(orderLines)
      .where(eq(orderLines.orderId, sql.placeholder("orderId")))
      .orderBy(asc(orderLines.id))
      .prepare(name),
  ).execute({ orderId });
  return {
    ...row,
    name: row.name ?? "",
    lines: lines.map(({ type, ...line }) => ({ ...line, isDigital: type === "digital" })),
  };
}

/** An order with its number of units, for its shop. */
export async function getOrderForShop(
  ctx: Context,
  orderId: number,
): Promise<{ code: string; shopId: number; count: number } | null> {
  const rows = await preparedSql<{ code: string; shop_id: number; units: number }>(
    ctx.db,
    "order_for_shop",
    (value) => sql`select o.code, o.shop_id,
      (select coalesce(sum(quantity), 0)::int from ${orderLines} where order_id = o.id) as units
      from ${orders} o where o.id = ${value("orderId")}`,
  ).execute({ orderId });
  const row = rows[0];
  return row ? { code: row.code, shopId: row.shop_id, count: row.units } : null;
}

/** What an event about an order says, and whose it is; a guest's has no customer. */
export async function getOrderToPublish(
  ctx: Context,
  orderId: number,
): Promise<{ code: string; status: FulfilmentStatus; customerId: number | null } | null> {
  const rows = await preparedSql<{ code: string; status: FulfilmentStatus; customer_id: number | null }>(
    ctx.db,
    "order_to_publish",
    (value) => sql`select o.code, o.fulfilment_status as status, p.customer_id
      from ${orders} o join ${purchases} p on p.id = o.purchase_id where o.id = ${value("orderId")}`,
  ).execute({ orderId });
  const row = rows[0];
  return row ? { code: row.code, status: row.status, customerId: row.customer_id } : null;
}
