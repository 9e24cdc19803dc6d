import { and, desc, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { phoneCodes } from "#db/schema/phone-code.ts";
import type { Context } from "../../context.ts";

const TRIES = 5;

/** Replaces all earlier codes. */
export async function replacePhoneCode(
  ctx: Context,
  made: { customerId: number; phone: string; codeHash: string; expiresAt: Date },
): Promise<number> {
  await deletePhoneCodesOf(ctx, made.customerId);
  const rows = await ctx.db
    .insert(phoneCodes)
    .values({ ...made, createdAt: ctx.now() })
    .returning({ id: phoneCodes.id });
  return rows[0]!.id;
}

/** The number that a valid code was sent to; null if there is none. */
export async function findAwaitedPhone(ctx: Context, customerId: number): Promise<string | null> {
  const rows = await ctx.db
    .select({ phone: phoneCodes.phone })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.customerId, customerId), gt(phoneCodes.expiresAt, ctx.now()), lt(phoneCodes.tries, TRIES)))
    .orderBy(desc(phoneCodes.id));
  return rows[0]?.phone ?? null;
}

/** Counts an attempt in advance; null if there is no code, or no attempts are left. */
export async function takePhoneCodeTry(
  ctx: Context,
  customerId: number,
): Promise<{ phone: string; codeHash: string } | null> {
  const rows = await ctx.db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.customerId, customerId), gt(phoneCodes.expiresAt, ctx.now()), lt(phoneCodes.tries, TRIES)))
    .returning({ phone: phoneCodes.phone, codeHash: phoneCodes.codeHash });
  return rows[0] ?? null;
}

/** True for only one of two concurrent calls. */
export async function deletePhoneCode(ctx: Context, customerId: number, codeHash: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.customerId, customerId), eq(phoneCodes.codeHash, codeHash)))
    .returning({ id: phoneCodes.id });
  return rows.length > 0;
}

export async function deletePhoneCodesOf(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.delete(phoneCodes).where(eq(phoneCodes.customerId, customerId));
}

export async function deleteEndedPhoneCodes(ctx: Context): Promise<void> {
  await ctx.db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, ctx.now()));
}

/** False if someone else has verified the number. The unique index resolves concurrent calls. */
export async function setVerifiedPhone(ctx: Context, customerId: number, phone: string): Promise<boolean> {
  const owned = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.verifiedPhone, phone))
    .for("update");
  if (owned.some(({ id }) => id !== customerId)) return false;
  await ctx.db
    .update(customers)
    .set({ verifiedPhone: phone, phoneVerifiedAt: ctx.now() })
    .where(eq(customers.id, customerId));
  return true;
}

export async function getVerifiedPhone(ctx: Context, customerId: number): Promise<string | null> {
  const rows = await ctx.db
    .select({ phone: customers.verifiedPhone })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0]?.phone ?? null;
}

export async function clearVerifiedPhone(ctx: Context, customerId: number): Promise<void> {
  await deletePhoneCodesOf(ctx, customerId);
  await ctx.db
    .update(customers)
    .set({ verifiedPhone: null, phoneVerifiedAt: null })
    .where(and(eq(customers.id, customerId), isNotNull(customers.verifiedPhone)));
}
