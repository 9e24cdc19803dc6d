import type { DisputedCredit, ReportedDispute } from "#domain/payment/dispute/credit-dispute.ts";
import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { settleCreditDispute } from "#domain/payment/dispute/settle-credit-dispute.ts";
import { notifyCreditDispute } from "#domain/payment/dispute/notify-credit-dispute.ts";
import { getUnmatchedCredit } from "#domain/accounts/wallet/get-unmatched-credit.ts";
import { withTransaction, type Context } from "../../context.ts";
import { freezeVoucher } from "./freeze-voucher.ts";
import { takeDisputed } from "./take-disputed.ts";
import { getVoucher, lockVoucher } from "./voucher.repository.ts";

/** Fetches disputes about a voucher's payment from the provider and applies them. Not inside a transaction. */
export async function handleVoucherDisputes(ctx: Context, voucherId: number): Promise<void> {
  const voucher = await getVoucher(ctx, voucherId);
  const provider = ctx.providers.find(({ code }) => code === voucher?.method);
  if (!voucher?.reference || !provider?.findDisputes) return;
  const { amount, cost, buyerId: customerId, reference, paidAt } = voucher;
  const credit = paidAt ? { collected: amount, booked: cost } : await getUnmatchedCredit(ctx, provider.code, reference);
  if (!credit) return;
  const disputed = { rechargeId: null, voucherId, customerId, provider: provider.code, ...credit };
  for (const told of await provider.findDisputes(reference)) await settle(ctx, disputed, told);
}

async function settle(
  ctx: Context,
  credit: DisputedCredit & { voucherId: number },
  told: ReportedDispute,
): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await lockVoucher(inside, credit.voucherId);
    const settled = await settleCreditDispute(inside, credit, told);
    if (settled.became === null) return;
    await freezeVoucher(inside, credit.voucherId);
    await takeDisputed(inside, credit.voucherId);
    await secureWallet(inside, credit.customerId);
    await notifyCreditDispute(inside, settled);
  });
}
