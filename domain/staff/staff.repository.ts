import { eq, sql } from "drizzle-orm";
import { customers, staff } from "#db/schema/customer.ts";
import type { Context } from "../context.ts";
import { EVERYTHING, type Permission } from "#shared/permission.ts";

export async function findStaffWith(ctx: Context, permission: Permission): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: staff.customerId })
    .from(staff)
    .innerJoin(customers, eq(customers.id, staff.customerId))
    .where(sql`${staff.permissions} && array[${EVERYTHING}, ${permission}]::text[]`)
    .orderBy(staff.customerId);
  return rows.map(({ id }) => id);
}
