import { and, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { customerDevices } from "#db/schema/customer-device.ts";
import { notifications } from "#db/schema/notification.ts";
import { shops } from "#db/schema/shop.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import type { Context } from "../../context.ts";
import type { CodeOwner, CustomerView, Profile, Reader } from "./customer.ts";

export type NewCustomer = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** Null without a password, such as for sign-in by a provider. */
  passwordHash: string | null;
};

type Credentials = { id: number; email: string; passwordHash: string | null };

export function getCredentials(ctx: Context, email: string): Promise<Credentials | null> {
  return readCredentials(ctx, eq(customers.email, email));
}

/** By a verified number, in E.164. */
export function getCredentialsByPhone(ctx: Context, phone: string): Promise<Credentials | null> {
  return readCredentials(ctx, eq(customers.verifiedPhone, phone));
}

async function readCredentials(ctx: Context, where: SQL): Promise<Credentials | null> {
  const rows = await ctx.db
    .select({ id: customers.id, email: customers.email, passwordHash: customers.passwordHash })
    .from(customers)
    .where(where);
  return rows[0] ?? null;
}

export async function getPasswordHash(ctx: Context, id: number): Promise<string | null> {
  const rows = await ctx.db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, id));
  return rows[0]?.passwordHash ?? null;
}

/** False if the customer's address has changed. */
export async function setPasswordHash(
  ctx: Context,
  { customerId, email }: CodeOwner,
  passwordHash: string,
): Promise<boolean> {
  const rows = await ctx.db
    .update(customers)
    .set({ passwordHash })
    .where(and(eq(customers.id, customerId), eq(customers.email, email)))
    .returning({ id: customers.id });
  return rows.length > 0;
}

/** Disables sign-in by password until a new one is set. */
export async function clearPassword(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, customerId));
}

export function getReader(ctx: Context, id: number): Promise<Reader | null> {
  return readReader(ctx, eq(customers.id, id));
}

export function findReader(ctx: Context, email: string): Promise<Reader | null> {
  return readReader(ctx, eq(customers.email, email));
}

async function readReader(ctx: Context, where: SQL): Promise<Reader | null> {
  const rows = await ctx.db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      languageCode: customers.languageCode,
      emailVerifiedAt: customers.emailVerifiedAt,
    })
    .from(customers)
    .where(where);
  const row = rows[0];
  if (!row) return null;
  const { emailVerifiedAt, ...reader } = row;
  return { ...reader, isEmailVerified: emailVerifiedAt !== null };
}

/** Only if it is still the customer's address. True if it was not verified before. */
export async function markEmailVerified(ctx: Context, { customerId, email }: CodeOwner): Promise<boolean> {
  const rows = await ctx.db
    .update(customers)
    .set({ emailVerifiedAt: ctx.now() })
    .where(and(eq(customers.id, customerId), eq(customers.email, email), isNull(customers.emailVerifiedAt)))
    .returning({ id: customers.id });
  return rows.length > 0;
}

export async function hasVerifiedEmail(ctx: Context, { customerId, email }: CodeOwner): Promise<boolean> {
  const reader = await getReader(ctx, customerId);
  return reader !== null && reader.email === email && reader.isEmailVerified;
}

/** Records a sign-in from a device; returns whether the device is new, and whether there are others. */
export async function touchDevice(
  ctx: Context,
  customerId: number,
  deviceKey: string,
): Promise<{ isNew: boolean; hasOthers: boolean }> {
  const now = ctx.now();
  const inserted = await ctx.db
    .insert(customerDevices)
    .values({ customerId, deviceKey, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing()
    .returning({ deviceKey: customerDevices.deviceKey });
  const isSame = and(eq(customerDevices.customerId, customerId), eq(customerDevices.deviceKey, deviceKey));
  if (inserted.length === 0) await ctx.db.update(customerDevices).set({ lastSeenAt: now }).where(isSame);
  const others = await ctx.db
    .select({ deviceKey: customerDevices.deviceKey })
    .from(customerDevices)
    .where(and(eq(customerDevices.customerId, customerId), ne(customerDevices.deviceKey, deviceKey)))
    .limit(1);
  return { isNew: inserted.length > 0, hasOthers: others.length > 0 };
}

/** Locks the account's sign-in methods until the transaction ends; false if it no longer exists. */
export async function lockCustomer(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, id))
    .for("no key update");
  return rows.length > 0;
}

/** The next sign-in from any device counts as one from a new device. */
export async function deleteDevices(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.delete(customerDevices).where(eq(customerDevices.customerId, customerId));
}

/** Null if the address is taken. */
export async function insertCustomer(ctx: Context, customer: NewCustomer): Promise<number | null> {
  const rows = await ctx.db
    .insert(customers)
    .values({ ...customer, createdAt: ctx.now() })
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id });
  return rows[0]?.id ?? null;
}

/** Sets the language of mails and notifications at the first sign-in. */
export async function rememberLanguage(ctx: Context, customerId: number): Promise<void> {
  await ctx.db
    .update(customers)
    .set({ languageCode: ctx.visitor.language.code })
    .where(and(eq(customers.id, customerId), isNull(customers.languageCode)));
}

export async function getProfileRow(ctx: Context, id: number): Promise<Profile | null> {
  const rows = await ctx.db
    .select({
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
      languageCode: customers.languageCode,
      vatNumber: customers.vatNumber,
    })
    .from(customers)
    .where(eq(customers.id, id));
  return rows[0] ?? null;
}

export async function setProfile(ctx: Context, id: number, profile: Omit<Profile, "email">): Promise<void> {
  await ctx.db.update(customers).set(profile).where(eq(customers.id, id));
}

/** Returns the previous image; locked, so that concurrent changes leave no orphaned file. */
export async function setImage(ctx: Context, id: number, image: string | null): Promise<string | null> {
  const rows = await ctx.db
    .select({ image: customers.image })
    .from(customers)
    .where(eq(customers.id, id))
    .for("update");
  await ctx.db.update(customers).set({ image }).where(eq(customers.id, id));
  return rows[0]?.image ?? null;
}

export async function insertStaff(ctx: Context, customerId: number, permissions: string[]): Promise<void> {
  await ctx.db.insert(staff).values({ customerId, permissions });
}

export async function getCustomerRow(ctx: Context, id: number): Promise<CustomerView | null> {
  const [row] = await selectCustomer(ctx, id);
  if (!row) return null;
  const { staffId, emailVerifiedAt, ...customer } = row;
  return { ...customer, isStaff: staffId !== null, isEmailVerified: emailVerifiedAt !== null };
}

function selectCustomer(ctx: Context, id: number) {
  return prepared(ctx.db, "customer_of_pages", (db, name) =>
    db
      .select({
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        email: customers.email,
        phone: customers.phone,
        image: customers.image,
        staffId: staff.customerId,
        isSeller: sql<boolean>`exists (select 1 from ${shops} where ${shops.status} in ('approved', 'suspended') and (${shops.ownerId} = ${customers.id}
          or ${shops.id} = (select m.shop_id from ${shopMembers} m where m.customer_id = ${customers.id})))`,
        emailVerifiedAt: customers.emailVerifiedAt,
        unreadNotifications: sql<number>`(select count(*)::int from ${notifications}
        where ${notifications.customerId} = ${customers.id} and ${notifications.readAt} is null)`,
      })
      .from(customers)
      .leftJoin(staff, eq(staff.customerId, customers.id))
      .where(eq(customers.id, sql.placeholder("id")))
      .prepare(name),
  ).execute({ id });
}
