import { and, eq, type SQL } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { hasNormalizedCode } from "#db/order-code.ts";
import { orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { notes } from "#db/schema/record.ts";
import { shops } from "#db/schema/shop.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { Context } from "../../context.ts";
import type { ReachedRecord, RecordSubject } from "./record.ts";
import { ofRecord } from "./record-column.ts";

type Row = Pick<ReachedRecord, "id" | "subjectId">;

/** The order or product of this shop, or any record without one; null if there is none. */
export async function getRecordRow(
  ctx: Context,
  shopId: number | null,
  subject: RecordSubject,
  isLocked: boolean,
): Promise<Row | null> {
  const rows = selectRecord(ctx, shopId, subject);
  const [row] = isLocked ? await rows.for("no key update") : await rows;
  return row ?? null;
}

function selectRecord(ctx: Context, shopId: number | null, subject: RecordSubject) {
  const ofShop = (column: typeof orders.shopId | typeof products.shopId): SQL | undefined =>
    shopId === null ? undefined : eq(column, shopId);
  switch (subject.kind) {
    case "order":
      return ctx.db
        .select({ id: orders.id, subjectId: orders.code })
        .from(orders)
        .where(and(hasNormalizedCode(readOrderCode(subject.code)), ofShop(orders.shopId)))
        .$dynamic();
    case "product":
      return ctx.db
        .select({ id: products.id, subjectId: products.id })
        .from(products)
        .where(and(eq(products.id, subject.id), ofShop(products.shopId)))
        .$dynamic();
    case "customer":
      return ctx.db
        .select({ id: customers.id, subjectId: customers.id })
        .from(customers)
        .where(eq(customers.id, subject.id))
        .$dynamic();
    default:
      return ctx.db
        .select({ id: shops.id, subjectId: shops.slug })
        .from(shops)
        .where(eq(shops.id, subject.id))
        .$dynamic();
  }
}

export async function insertActivity(
  ctx: Context,
  record: ReachedRecord,
  activity: Pick<typeof notes.$inferInsert, "kind" | "text" | "writtenBy">,
): Promise<void> {
  await ctx.db
    .insert(notes)
    .values({ byShopId: record.byShopId, ...ofRecord(record), ...activity, createdAt: ctx.now() });
}

export async function getWriterName(ctx: Context, customerId: number): Promise<string> {
  const rows = await ctx.db
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join("");
}
