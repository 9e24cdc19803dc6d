import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { shops } from "#db/schema/shop.ts";
import { makeContext, type ContextOptions } from "./context.ts";

let made = 0;

/** The input of a sign-up. */
export const signUpForm = (email: string, password: string) => ({
  first_name: "Nadia",
  last_name: "Haddad",
  email,
  password,
  password_confirmation: password,
});
export const NADIA = signUpForm("nadia@souk.example", "a long password");

/** Someone with an account. */
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

/** The requests of someone with a new account. */
export async function customerContext(
  db: Database,
  options: ContextOptions = {},
  values: Partial<typeof customers.$inferInsert> = {},
) {
  const customerId = await makeCustomer(db, values);
  return makeContext(db, { ...options, visitor: { ...options.visitor, customerId } });
}

/** The requests of someone to whom the shop belongs from now on. */
export async function ownerContext(db: Database, shopId: number, options: ContextOptions = {}) {
  const ctx = await customerContext(db, options);
  await db.update(shops).set({ ownerId: ctx.visitor.customerId }).where(eq(shops.id, shopId));
  return ctx;
}

/** The requests of a new member of the staff. */
export async function staffContext(db: Database, permissions: string[], options: ContextOptions = {}) {
  const customerId = await makeStaffMember(db, permissions);
  return makeContext(db, { ...options, visitor: { ...options.visitor, customerId, permissions } });
}
