import { and, asc, eq, inArray } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { HELD_VOUCHERS, VOUCHER } from "#domain/accounts/voucher/voucher.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Hold } from "./hold.ts";

export async function insertHold(
  ctx: Context,
  hold: { purchaseId: number; orderId: number | null; amount: Money; restPaymentId: number | null },
): Promise<number> {
  const { amount, ...columns } = hold;
  const rows = await ctx.db
    .insert(payments)
    .values({
      ...columns,
      provider: WALLET,
      amountMinor: writeMoney(amount, amount.currency),
      currencyCode: amount.currency,
      createdAt: ctx.now(),
    })
    .returning({ id: payments.id });
  return rows[0]!.id;
}

/** Holds of wallets and vouchers for a purchase, or for one attempt to pay its rest; locked. */
export async function lockHolds(ctx: Context, of: { purchaseId: number } | { restPaymentId: number }): Promise<Hold[]> {
  const condition =
    "purchaseId" in of ? eq(payments.purchaseId, of.purchaseId) : eq(payments.restPaymentId, of.restPaymentId);
  const rows = await ctx.db
    .select({
      paymentId: payments.id,
      provider: payments.provider,
      customerId: purchases.customerId,
      exchangeRate: purchases.exchangeRate,
      amountMinor: payments.amountMinor,
      currencyCode: payments.currencyCode,
    })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(condition, inArray(payments.provider, [WALLET, VOUCHER]), eq(payments.status, "started")))
    .orderBy(asc(payments.id))
    .for("update", { of: payments });
  return rows.flatMap(({ amountMinor, currencyCode, customerId, provider, ...row }): Hold[] => {
    const amount = readMoney(amountMinor, currencyCode);
    if (provider === VOUCHER) return [{ ...row, amount, account: HELD_VOUCHERS }];
    return customerId === null ? [] : [{ ...row, amount, account: { kind: "customer_hold", customerId } }];
  });
}

export async function failHold(ctx: Context, paymentId: number): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ status: "failed", settledAt: ctx.now(), failure: "given back" })
    .where(eq(payments.id, paymentId));
}
