import { eq } from "drizzle-orm";
import { auditEntries } from "#db/schema/audit.ts";
import { customers } from "#db/schema/customer.ts";
import type { Context } from "../../context.ts";

export async function insertAuditEntry(ctx: Context, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await ctx.db.insert(auditEntries).values(entry);
}

/** The account's current name; empty if there is none. */
export async function getActorName(ctx: Context, customerId: number): Promise<string> {
  const rows = await ctx.db
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join("");
}
