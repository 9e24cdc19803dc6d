import { and, eq, isNull, sql } from "drizzle-orm";
import { customers, staff } from "#db/schema/customer.ts";
import { notifications } from "#db/schema/notification.ts";
import type { Context } from "../context.ts";
import type { CustomerView } from "./customer.ts";

export type NewCustomer = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
};

export async function getCredentials(
  ctx: Context,
  email: string,
): Promise<{ id: number; passwordHash: string } | null> {
  const rows = await ctx.db
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.email, email));
  return rows[0] ?? null;
}

/** Null when the address is taken. */
export async function insertCustomer(ctx: Context, customer: NewCustomer): Promise<number | null> {
  const rows = await ctx.db
    .insert(customers)
    .values({ ...customer, createdAt: ctx.now() })
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id });
  return rows[0]?.id ?? null;
}

/** Mails and notifications are written in the language of the first sign-in. */
export async function rememberLanguage(ctx: Context, customerId: number): Promise<void> {
  await ctx.db
    .update(customers)
    .set({ languageCode: ctx.visitor.language.code })
    .where(and(eq(customers.id, customerId), isNull(customers.languageCode)));
}

export async function insertStaff(ctx: Context, customerId: number, permissions: string[]): Promise<void> {
  await ctx.db.insert(staff).values({ customerId, permissions });
}

export async function getCustomerRow(ctx: Context, id: number): Promise<CustomerView | null> {
  const rows = await ctx.db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
      image: customers.image,
      staffId: staff.customerId,
      unreadNotifications: sql<number>`(select count(*)::int from ${notifications}
        where ${notifications.customerId} = ${customers.id} and ${notifications.readAt} is null)`,
    })
    .from(customers)
    .leftJoin(staff, eq(staff.customerId, customers.id))
    .where(eq(customers.id, id));
  const row = rows[0];
  if (!row) return null;
  const { staffId, ...customer } = row;
  return { ...customer, isStaff: staffId !== null };
}
