import { and, count, eq, gt, max, sql } from "drizzle-orm";
import { addresses } from "#db/schema/address.ts";
import { newestFirst } from "#db/newest-first.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { sessions } from "#db/schema/session.ts";
import type { Context } from "../../context.ts";

const columns = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  languageCode: customers.languageCode,
  isEmailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
  isStaff: sql<boolean>`exists (select 1 from ${staff} where ${staff.customerId} = ${customers.id})`,
  createdAt: customers.createdAt,
};

export async function getCustomerRecordRow(ctx: Context, id: number) {
  const rows = await ctx.db.select(columns).from(customers).where(eq(customers.id, id));
  return rows[0] ?? null;
}

export async function countOf(ctx: Context, customerId: number) {
  const [kept, placed, open] = await Promise.all([
    ctx.db.$count(addresses, eq(addresses.customerId, customerId)),
    ctx.db
      .select({ found: count() })
      .from(orders)
      .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
      .where(eq(purchases.customerId, customerId)),
    ctx.db
      .select({ found: count(), lastSeenAt: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, ctx.now()))),
  ]);
  return {
    addressesCount: kept,
    ordersCount: placed[0]!.found,
    sessionsCount: open[0]!.found,
    lastSeenAt: open[0]!.lastSeenAt?.toISOString() ?? null,
  };
}

export async function findOrderCodesOf(ctx: Context, customerId: number, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ code: orders.code })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(purchases.customerId, customerId))
    .orderBy(...newestFirst(orders))
    .limit(limit);
  return rows.map(({ code }) => code);
}
