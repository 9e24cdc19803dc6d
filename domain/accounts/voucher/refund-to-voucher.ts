import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { addMoney, allocate, isZero, lowerOf, negate, subtractMoney, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { takeDisputed } from "./take-disputed.ts";
import { monthsLater } from "./voucher.ts";
import { getHeldPart, lockVoucher, moveVoucher, saveVoucher } from "./voucher.repository.ts";

/**
 * Refunds to a voucher the part that it paid: pro rata, so that it never gets back more than it paid, whatever the
 * exchange rates. An expired voucher becomes valid again for the usual time.
 */
export async function refundToVoucher(
  ctx: Context,
  refund: {
    payoutId: number;
    paymentId: number;
    orderId: number;
    /** In the purchase's currency; `left`: what was still refundable of this payment before. */
    left: Money;
    amount: Money;
    /** The same in the base currency. */
    base: Money;
  },
): Promise<void> {
  const { payoutId, paymentId, left, amount, base } = refund;
  const held = await getHeldPart(ctx, paymentId);
  const voucher = held && (await lockVoucher(ctx, held.voucherId));
  if (!voucher) throw new Error(`The voucher of payment ${paymentId} is gone`);
  const { taken, part, refunded } = held;
  const until = lowerOf(addMoney(subtractMoney(part, left), amount), part);
  const due = allocate(taken, [until, subtractMoney(part, until)])[0]!;
  if (voucher.status === "expired" || (voucher.expiresAt !== null && voucher.expiresAt <= ctx.now()))
    await saveVoucher(ctx, voucher.id, {
      status: "active",
      expiresAt: monthsLater(ctx.now(), ctx.settings.voucherMonths),
    });
  await moveVoucher(ctx, voucher, {
    kind: "refunded",
    amount: subtractMoney(due, refunded),
    book: base,
    paymentId,
    payoutId,
  });
  if (!isZero(base)) await book(ctx, refund);
  await takeDisputed(ctx, voucher.id);
}

async function book(ctx: Context, { payoutId, orderId, base }: { payoutId: number; orderId: number; base: Money }) {
  await postEntries(ctx, {
    kind: "refund",
    idempotencyKey: `refund-payout:${payoutId}`,
    cause: { orderId },
    entries: [
      { account: { kind: "order_clearing" }, amount: negate(base) },
      { account: { kind: "voucher_liability" }, amount: base },
    ],
  });
}
