import { findDisputesOfVoucher } from "#domain/payment/dispute/find-credit-disputes.ts";
import type { Context } from "../../context.ts";
import { getVoucher, saveVoucher } from "./voucher.repository.ts";

/**
 * Freezes a voucher while its payment is disputed, then unfreezes it and extends it by that time. The voucher must be
 * locked.
 */
export async function freezeVoucher(ctx: Context, voucherId: number): Promise<void> {
  const voucher = await getVoucher(ctx, voucherId);
  if (!voucher?.paidAt) return;
  const { frozenAt, expiresAt } = voucher;
  const isDisputed = (await findDisputesOfVoucher(ctx, voucherId)).some(({ status }) => status === "open");
  if (isDisputed === (frozenAt !== null)) return;
  if (!frozenAt) {
    await saveVoucher(ctx, voucherId, { frozenAt: ctx.now() });
    return;
  }
  const frozenFor = ctx.now().getTime() - frozenAt.getTime();
  const until = expiresAt && { expiresAt: new Date(expiresAt.getTime() + frozenFor) };
  await saveVoucher(ctx, voucherId, { frozenAt: null, ...until });
}
