import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { isZero, negate, subtractMoney, toBase, zero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findPriceCurrency, getRateToday } from "./voucher-rate.ts";
import { refuseVoucher } from "./open-voucher.ts";
import { bookShareOf, HELD_VOUCHERS, partOf } from "./voucher.ts";
import { insertVoucherPayment, lockVoucher, moveVoucher } from "./voucher.repository.ts";

/** Exchange differences since the voucher was bought. */
const EXCHANGE = { kind: "rounding", name: "exchange" } as const;
const LIABILITY = { kind: "voucher_liability" } as const;

/**
 * Holds what a voucher pays of `owed`, as a payment attempt; `restPaymentId` is the attempt for the rest. Holds nothing
 * if the voucher can no longer be spent. In the caller's transaction, under the purchase's lock.
 */
export async function holdVoucher(
  ctx: Context,
  wanted: { voucherId: number; purchaseId: number; orderId: number | null; owed: Money; restPaymentId: number | null },
): Promise<{ paymentId: number | null; part: Money }> {
  const { voucherId, purchaseId, orderId, owed, restPaymentId } = wanted;
  const none = { paymentId: null, part: zero(owed.currency) };
  const voucher = await lockVoucher(ctx, voucherId);
  const to = await findPriceCurrency(ctx, purchaseId);
  if (!voucher || !to || refuseVoucher(ctx, voucher)) return none;
  const baseCurrency = ctx.baseCurrency.code;
  const rate = await getRateToday(ctx, voucher.remaining.currency);
  const { part, taken } = partOf(voucher, { owed, rate, to, baseCurrency });
  if (isZero(part)) return none;
  const paymentId = await insertVoucherPayment(ctx, { purchaseId, orderId, amount: part, restPaymentId });
  const book = bookShareOf(voucher, taken);
  await moveVoucher(ctx, voucher, { kind: "held", amount: negate(taken), book: negate(book), paymentId });
  const worth = toBase(part, to.exchangeRate, baseCurrency);
  await postEntries(ctx, {
    kind: "hold",
    idempotencyKey: `hold:${paymentId}`,
    cause: { paymentId, orderId },
    entries: [
      { account: LIABILITY, amount: negate(book) },
      { account: HELD_VOUCHERS, amount: worth },
      { account: EXCHANGE, amount: subtractMoney(book, worth) },
    ],
  });
  return { paymentId, part };
}
