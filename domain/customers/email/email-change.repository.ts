import { and, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { emailChanges } from "#db/schema/email-change.ts";
import type { Context } from "../../context.ts";
import type { EmailChange } from "./email-change.ts";

const columns = {
  id: emailChanges.id,
  customerId: emailChanges.customerId,
  oldEmail: emailChanges.oldEmail,
  newEmail: emailChanges.newEmail,
  confirmedAt: emailChanges.confirmedAt,
};

const isOpen = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt));

export type NewEmailChange = {
  customerId: number;
  oldEmail: string;
  newEmail: string;
  codeHash: string;
  undoHash: string;
  expiresAt: Date;
};

export async function insertEmailChange(ctx: Context, change: NewEmailChange): Promise<void> {
  await ctx.db.insert(emailChanges).values({ ...change, createdAt: ctx.now() });
}

/** Returns whether there was one. */
export async function endOpenChange(ctx: Context, customerId: number): Promise<boolean> {
  const rows = await ctx.db
    .update(emailChanges)
    .set({ endedAt: ctx.now() })
    .where(and(eq(emailChanges.customerId, customerId), isOpen))
    .returning({ id: emailChanges.id });
  return rows.length > 0;
}

/** Ends the changes after one that is undone: none of them can be confirmed or undone any more. */
export async function endChangesSince(ctx: Context, { customerId, id }: EmailChange): Promise<void> {
  await ctx.db
    .update(emailChanges)
    .set({ endedAt: ctx.now() })
    .where(and(eq(emailChanges.customerId, customerId), gt(emailChanges.id, id), isNull(emailChanges.endedAt)));
}

export async function endChange(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(emailChanges).set({ endedAt: ctx.now() }).where(eq(emailChanges.id, id));
}

export async function getOpenChange(
  ctx: Context,
  customerId: number,
): Promise<{ newEmail: string; expiresAt: Date } | null> {
  const rows = await ctx.db
    .select({ newEmail: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), isOpen, gt(emailChanges.expiresAt, ctx.now())));
  return rows[0] ?? null;
}

/** Uses up the link to the new address; only one of two concurrent calls gets it. */
export async function confirmChange(ctx: Context, codeHash: string): Promise<EmailChange | null> {
  const rows = await ctx.db
    .update(emailChanges)
    .set({ confirmedAt: ctx.now() })
    .where(and(eq(emailChanges.codeHash, codeHash), isOpen, gt(emailChanges.expiresAt, ctx.now())))
    .returning(columns);
  return rows[0] ?? null;
}

/** A change that still awaits confirmation. */
export async function findOpenChange(ctx: Context, codeHash: string): Promise<EmailChange | null> {
  const rows = await ctx.db
    .select(columns)
    .from(emailChanges)
    .where(and(eq(emailChanges.codeHash, codeHash), isOpen, gt(emailChanges.expiresAt, ctx.now())));
  return rows[0] ?? null;
}

export async function findConfirmedChange(ctx: Context, codeHash: string): Promise<EmailChange | null> {
  const rows = await ctx.db
    .select(columns)
    .from(emailChanges)
    .where(and(eq(emailChanges.codeHash, codeHash), isNotNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt)));
  return rows[0] ?? null;
}

/** A change that the link to the old address can still undo: requested or confirmed after `start`. */
export async function findUndoable(ctx: Context, undoHash: string, start: Date): Promise<EmailChange | null> {
  const rows = await ctx.db.select(columns).from(emailChanges).where(isUndoable(undoHash, start));
  return rows[0] ?? null;
}

/** The same, and uses it up. */
export async function undoChange(ctx: Context, undoHash: string, start: Date): Promise<EmailChange | null> {
  const rows = await ctx.db
    .update(emailChanges)
    .set({ endedAt: ctx.now() })
    .where(isUndoable(undoHash, start))
    .returning(columns);
  return rows[0] ?? null;
}

function isUndoable(undoHash: string, start: Date) {
  return and(
    eq(emailChanges.undoHash, undoHash),
    isNull(emailChanges.endedAt),
    or(gt(emailChanges.createdAt, start), gt(emailChanges.confirmedAt, start)),
  );
}

/** Whether an address given up after `start` may still be reclaimed. */
export async function isGivenUpSince(ctx: Context, email: string, start: Date): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(eq(emailChanges.oldEmail, email), isNull(emailChanges.endedAt), gt(emailChanges.confirmedAt, start)))
    .limit(1);
  return rows.length > 0;
}

/** False if the customer's address has changed, or someone else has the new one. */
export async function setEmail(
  ctx: Context,
  { customerId, from, to }: { customerId: number; from: string; to: string },
): Promise<boolean> {
  try {
    // In a savepoint: a taken address must not abort the surrounding transaction.
    return await ctx.db.transaction(async (inside) => {
      const rows = await inside
        .update(customers)
        .set({ email: to, emailVerifiedAt: ctx.now() })
        .where(and(eq(customers.id, customerId), eq(customers.email, from)))
        .returning({ id: customers.id });
      return rows.length > 0;
    });
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === UNIQUE_VIOLATION;
}

export async function deleteOldChanges(ctx: Context, before: Date): Promise<void> {
  await ctx.db.delete(emailChanges).where(lt(emailChanges.createdAt, before));
}
