import { and, asc, eq, lte } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { paymentDisputes } from "#db/schema/payment.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Dispute } from "./dispute.ts";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import type { Payment } from "./payment.ts";

/** Null if the dispute is not known yet; locked until the transaction ends. */
export async function lockDispute(ctx: Context, provider: string, reference: string): Promise<Dispute | null> {
  const rows = await ctx.db
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.providerReference, reference)))
    .for("update");
  const row = rows[0];
  return row
    ? {
        id: row.id,
        reference,
        status: row.status,
        amount: readMoney(row.amountMinor, row.currencyCode),
        base: readMoney(row.baseMinor, ctx.baseCurrency.code),
      }
    : null;
}

export async function insertDispute(
  ctx: Context,
  payment: Payment,
  { reference, amount }: ProviderDispute,
  base: Money,
): Promise<Dispute> {
  const rows = await ctx.db
    .insert(paymentDisputes)
    .values({
      paymentId: payment.id,
      provider: payment.provider,
      providerReference: reference,
      amountMinor: writeMoney(amount, amount.currency),
      currencyCode: amount.currency,
      baseMinor: writeMoney(base, ctx.baseCurrency.code),
      openedAt: ctx.now(),
      askedAt: ctx.now(),
    })
    .returning({ id: paymentDisputes.id });
  return { id: rows[0]!.id, reference, status: "open", amount, base };
}

export async function touchDispute(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(paymentDisputes).set({ askedAt: ctx.now() }).where(eq(paymentDisputes.id, id));
}

export async function endDispute(
  ctx: Context,
  id: number,
  end: { status: "won" } | { status: "lost"; kept: Money },
): Promise<void> {
  const keptMinor = end.status === "lost" ? writeMoney(end.kept, ctx.baseCurrency.code) : null;
  const rows = await ctx.db
    .update(paymentDisputes)
    .set({ status: end.status, keptMinor, endedAt: ctx.now() })
    .where(and(eq(paymentDisputes.id, id), eq(paymentDisputes.status, "open")))
    .returning({ id: paymentDisputes.id });
  if (rows.length === 0) throw new Error(`Dispute ${id} ended under its lock`);
}

/** Payments with an open dispute without news since `before`. */
export function findStaleDisputes(ctx: Context, before: Date, max: number) {
  return ctx.db
    .select({ paymentId: paymentDisputes.paymentId, provider: paymentDisputes.provider })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.status, "open"), lte(paymentDisputes.askedAt, before)))
    .orderBy(asc(paymentDisputes.id))
    .limit(max);
}
