import type { DisputedCredit, ReportedDispute } from "#domain/payment/dispute/credit-dispute.ts";
import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { settleCreditDispute } from "#domain/payment/dispute/settle-credit-dispute.ts";
import { notifyCreditDispute } from "#domain/payment/dispute/notify-credit-dispute.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getUnmatchedCredit } from "./get-unmatched-credit.ts";
import { getRecharge } from "./recharge.repository.ts";

/** Fetches disputes about a recharge from the provider and applies them. Not inside a transaction. */
export async function handleRechargeDisputes(ctx: Context, rechargeId: number): Promise<void> {
  const recharge = await getRecharge(ctx, rechargeId);
  const provider = ctx.providers.find(({ code }) => code === recharge?.method);
  if (!recharge?.reference || !provider?.findDisputes) return;
  const { amount, customerId, reference, status } = recharge;
  const credit =
    status === "approved"
      ? { collected: amount, booked: amount }
      : await getUnmatchedCredit(ctx, provider.code, reference);
  if (!credit) return;
  const disputed = { rechargeId, voucherId: null, customerId, provider: provider.code, ...credit };
  for (const told of await provider.findDisputes(reference)) await settle(ctx, disputed, told);
}

async function settle(ctx: Context, credit: DisputedCredit, told: ReportedDispute): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const settled = await settleCreditDispute(inside, credit, told);
    await secureWallet(inside, credit.customerId);
    await notifyCreditDispute(inside, settled);
  });
}
