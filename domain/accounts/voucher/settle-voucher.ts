import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { keepUnmatchedPayments } from "#domain/accounts/wallet/keep-unmatched-payments.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import type { AttemptOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import { compareMoney, negate } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { sendVoucher } from "./send-voucher.ts";
import type { Voucher, VoucherStatus } from "./voucher.ts";
import { getVoucher, lockVoucher, moveVoucher, saveVoucher } from "./voucher.repository.ts";

/**
 * Applies the outcome of a voucher's payment as reported by the provider; activates it once, however often or late it
 * is reported.
 */
export async function settleVoucher(ctx: Context, voucherId: number, state: AttemptOutcome): Promise<VoucherStatus> {
  return withTransaction(ctx, async (inside) => {
    const voucher = await lockVoucher(inside, voucherId);
    if (!voucher || voucher.method === WALLET) throw new Error(`No provider is asked about voucher ${voucherId}`);
    const isOpen = voucher.status === "pending" || voucher.status === "failed";
    if (!isOpen || state.status === "open") return voucher.status;
    if (state.status === "failed") return fail(inside, voucher, state.reason);
    const { amount: asked, cost, method, buyerId: customerId } = voucher;
    const collected = state.amount;
    if (collected.currency !== asked.currency || compareMoney(collected, asked) !== 0) {
      await keepUnmatchedPayments(inside, {
        customerId,
        method,
        collected,
        asked,
        onceKey: `stray-voucher:${voucherId}`,
      });
      return fail(inside, voucher, "another amount was collected");
    }
    await postEntries(inside, {
      kind: "voucher",
      onceKey: `voucher:${voucherId}:bought`,
      entries: [
        { account: { kind: "provider_clearing", name: method }, amount: negate(cost) },
        { account: { kind: "voucher_liability" }, amount: cost },
      ],
    });
    return activateVoucher(inside, voucher);
  });
}

async function fail(ctx: Context, { id, status }: Voucher, reason: string): Promise<VoucherStatus> {
  if (status === "pending") await saveVoucher(ctx, id, { status: "failed", reason: reason.slice(0, 300) });
  return "failed";
}

/** Activates a paid voucher, and sends it at once or schedules it. In the transaction that booked the payment. */
export async function activateVoucher(ctx: Context, voucher: Voucher): Promise<VoucherStatus> {
  const { id, amount, cost, sendOn } = voucher;
  await saveVoucher(ctx, id, { status: "scheduled", paidAt: ctx.now(), reason: "" });
  await moveVoucher(ctx, voucher, { kind: "bought", amount, book: cost });
  if (sendOn !== null && sendOn > ctx.now().toISOString().slice(0, 10)) return "scheduled";
  await sendVoucher(ctx, (await getVoucher(ctx, id))!);
  return "active";
}
