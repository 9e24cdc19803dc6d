import { eq } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import type { Context } from "../../context.ts";

export async function getFirstName(ctx: Context, customerId: number): Promise<string> {
  const rows = await ctx.db
    .select({ firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0]?.firstName ?? "";
}
