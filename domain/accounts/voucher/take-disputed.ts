import type { CreditDispute } from "#domain/payment/dispute/credit-dispute.ts";
import { findDisputesOfVoucher } from "#domain/payment/dispute/find-credit-disputes.ts";
import { payOwed } from "#domain/payment/dispute/pay-owed.ts";
import { allocate, compareMoney, isZero, lowerOf, negate, subtractMoney, zero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { bookShareOf, type Voucher } from "./voucher.ts";
import { getExpiredBook, getVoucher, moveVoucher, saveVoucher } from "./voucher.repository.ts";

/**
 * Deducts what is owed for lost disputes about a locked voucher from its remaining value, now and when it is credited
 * later. The value of an expired voucher is debited from the operator.
 */
export async function takeDisputed(ctx: Context, voucherId: number): Promise<void> {
  for (const dispute of await findDisputesOfVoucher(ctx, voucherId)) {
    if (dispute.status !== "lost" || isZero(dispute.owed)) continue;
    const expired = await takeExpired(ctx, voucherId, dispute);
    const owed = subtractMoney(dispute.owed, expired);
    if (!isZero(owed)) await takeRemaining(ctx, (await getVoucher(ctx, voucherId))!, { ...dispute, owed });
  }
  const { remaining, status, sentAt } = (await getVoucher(ctx, voucherId))!;
  if (status === "void" && sentAt && !isZero(remaining)) await saveVoucher(ctx, voucherId, { status: "active" });
}

async function takeExpired(ctx: Context, voucherId: number, dispute: CreditDispute): Promise<Money> {
  const taken = lowerOf(dispute.owed, await getExpiredBook(ctx, voucherId));
  if (isZero(taken)) return taken;
  const isTaken = await payOwed(ctx, dispute, taken, `voucher-disputed-expired:${dispute.id}`, [
    { account: { kind: "operator_commission", name: "vouchers" }, amount: negate(taken) },
  ]);
  return isTaken ? taken : zero(taken.currency);
}

async function takeRemaining(ctx: Context, voucher: Voucher, dispute: CreditDispute): Promise<void> {
  const { id, remaining, status } = voucher;
  if (isZero(remaining)) return;
  const { amount, base, owed } = dispute;
  const due = allocate(amount, [owed, subtractMoney(base, owed)])[0]!;
  const taken = lowerOf(due, remaining);
  if (isZero(taken)) return;
  const borne = allocate(owed, [taken, subtractMoney(due, taken)])[0]!;
  const book = bookShareOf(voucher, taken);
  const moveId = await moveVoucher(ctx, voucher, { kind: "disputed", amount: negate(taken), book: negate(book) });
  await payOwed(ctx, dispute, borne, `voucher-disputed:${moveId}`, [
    { account: { kind: "voucher_liability" }, amount: negate(book) },
    { account: { kind: "rounding", name: "exchange" }, amount: subtractMoney(book, borne) },
  ]);
  const isSpendable = status === "active" || status === "scheduled";
  if (isSpendable && compareMoney(taken, remaining) === 0)
    await saveVoucher(ctx, id, { status: "void", reason: "the bank has taken back what it cost" });
}
