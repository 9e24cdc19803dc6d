import type { Database } from "#db/client.ts";
import { customers, staff } from "#db/schema/customer.ts";

let made = 0;

/** Somebody with an account. */
export async function makeCustomer(db: Database, values: Partial<typeof customers.$inferInsert> = {}): Promise<number> {
  made += 1;
  const rows = await db
    .insert(customers)
    .values({
      email: `customer-${made}@example.com`,
      firstName: "Ada",
      lastName: "Lovelace",
      passwordHash: "none",
      ...values,
    })
    .returning({ id: customers.id });
  return rows[0]!.id;
}

export async function makeStaffMember(
  db: Database,
  permissions: string[],
  values: Partial<typeof customers.$inferInsert> = {},
): Promise<number> {
  const customerId = await makeCustomer(db, values);
  await db.insert(staff).values({ customerId, permissions });
  return customerId;
}
