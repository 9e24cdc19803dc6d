import { and, asc, desc, eq, gt, isNotNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { creditDisputes } from "#db/schema/credit-dispute.ts";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CreditDispute, DisputedCredit } from "./credit-dispute.ts";

/** Null if the dispute is not known yet; locked until the transaction ends. */
export async function lockCreditDispute(
  ctx: Context,
  provider: string,
  reference: string,
): Promise<CreditDispute | null> {
  const rows = await ctx.db
    .select()
    .from(creditDisputes)
    .where(and(eq(creditDisputes.provider, provider), eq(creditDisputes.providerReference, reference)))
    .for("update");
  return rows[0] ? toCreditDispute(ctx, rows[0]) : null;
}

function toCreditDispute(ctx: Context, row: typeof creditDisputes.$inferSelect): CreditDispute {
  const { amountMinor, currencyCode, baseMinor, heldMinor, owedMinor, providerReference, ...rest } = row;
  const base = ctx.baseCurrency.code;
  return {
    ...rest,
    reference: providerReference,
    amount: readMoney(amountMinor, currencyCode),
    base: readMoney(baseMinor, base),
    held: readMoney(heldMinor, base),
    owed: readMoney(owedMinor ?? 0, base),
  };
}

export async function insertCreditDispute(
  ctx: Context,
  { rechargeId, voucherId, customerId, provider }: DisputedCredit,
  { reference, amount }: ProviderDispute,
  base: Money,
): Promise<CreditDispute> {
  const rows = await ctx.db
    .insert(creditDisputes)
    .values({
      rechargeId,
      voucherId,
      customerId,
      provider,
      providerReference: reference,
      amountMinor: writeMoney(amount, amount.currency),
      currencyCode: amount.currency,
      baseMinor: writeMoney(base, ctx.baseCurrency.code),
      openedAt: ctx.now(),
      askedAt: ctx.now(),
    })
    .returning();
  return toCreditDispute(ctx, rows[0]!);
}

export async function touchDispute(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(creditDisputes).set({ askedAt: ctx.now() }).where(eq(creditDisputes.id, id));
}

export async function endCreditDispute(
  ctx: Context,
  id: number,
  end: { status: "won" } | { status: "lost"; owed: Money },
): Promise<void> {
  const owedMinor = end.status === "lost" ? writeMoney(end.owed, ctx.baseCurrency.code) : null;
  await ctx.db
    .update(creditDisputes)
    .set({ status: end.status, owedMinor, heldMinor: 0, endedAt: ctx.now() })
    .where(eq(creditDisputes.id, id));
}

export async function saveHeld(ctx: Context, id: number, held: Money): Promise<void> {
  const heldMinor = writeMoney(held, ctx.baseCurrency.code);
  await ctx.db.update(creditDisputes).set({ heldMinor }).where(eq(creditDisputes.id, id));
}

export async function saveOwed(ctx: Context, id: number, owed: Money): Promise<void> {
  const owedMinor = writeMoney(owed, ctx.baseCurrency.code);
  await ctx.db.update(creditDisputes).set({ owedMinor }).where(eq(creditDisputes.id, id));
}

/** Disputes that a customer's wallet has not fully covered, oldest first. */
export async function findUnsecured(ctx: Context, customerId: number): Promise<CreditDispute[]> {
  const isNotHeld = and(
    eq(creditDisputes.status, "open"),
    isNotNull(creditDisputes.rechargeId),
    lt(creditDisputes.heldMinor, creditDisputes.baseMinor),
  );
  return findWhere(ctx, and(eq(creditDisputes.customerId, customerId), or(isNotHeld, gt(creditDisputes.owedMinor, 0))));
}

export function findRowsOfVoucher(ctx: Context, voucherId: number): Promise<CreditDispute[]> {
  return findWhere(ctx, eq(creditDisputes.voucherId, voucherId));
}

async function findWhere(ctx: Context, condition: SQL | undefined): Promise<CreditDispute[]> {
  const rows = await ctx.db.select().from(creditDisputes).where(condition).orderBy(asc(creditDisputes.id));
  return rows.map((row) => toCreditDispute(ctx, row));
}

/** What a customer's wallet holds and owes for disputes. */
export async function sumOfCustomer(ctx: Context, customerId: number): Promise<{ held: Money; owed: Money }> {
  const rows = await ctx.db
    .select({
      heldMinor: sql<number>`coalesce(sum(${creditDisputes.heldMinor}), 0)::float8`,
      owedMinor: sql<number>`coalesce(sum(${creditDisputes.owedMinor}), 0)::float8`,
    })
    .from(creditDisputes)
    .where(eq(creditDisputes.customerId, customerId));
  const { heldMinor, owedMinor } = rows[0]!;
  const base = ctx.baseCurrency.code;
  return { held: readMoney(heldMinor, base), owed: readMoney(owedMinor, base) };
}

/** Open ones without news since `before`: which provider to query about what. */
export function findStaleRows(ctx: Context, before: Date, max: number) {
  return ctx.db
    .select({ rechargeId: creditDisputes.rechargeId, voucherId: creditDisputes.voucherId })
    .from(creditDisputes)
    .where(and(eq(creditDisputes.status, "open"), lte(creditDisputes.askedAt, before)))
    .orderBy(asc(creditDisputes.id))
    .limit(max);
}

const MAX_SHOWN = 50;

/** Those of a customer, newest first, with their dates. */
export async function findRowsOfCustomer(ctx: Context, customerId: number) {
  const rows = await ctx.db
    .select()
    .from(creditDisputes)
    .where(eq(creditDisputes.customerId, customerId))
    .orderBy(desc(creditDisputes.openedAt), desc(creditDisputes.id))
    .limit(MAX_SHOWN);
  return rows.map((row) => ({ ...toCreditDispute(ctx, row), openedAt: row.openedAt, endedAt: row.endedAt }));
}
