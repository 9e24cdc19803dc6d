import type { DisputedCredit, ToldDispute } from "#domain/payment/dispute/credit-dispute.ts";
import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { settleCreditDispute } from "#domain/payment/dispute/settle-credit-dispute.ts";
import { tellCreditDispute } from "#domain/payment/dispute/tell-credit-dispute.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getStrayCredit } from "./get-stray-credit.ts";
import { getRecharge } from "./recharge.repository.ts";

/** Asks the provider what a bank has taken back of a recharge, and settles it so. Not inside a transaction. */
export async function hearRechargeDisputes(ctx: Context, rechargeId: number): Promise<void> {
  const recharge = await getRecharge(ctx, rechargeId);
  const provider = ctx.providers.find(({ code }) => code === recharge?.method);
  if (!recharge?.reference || !provider?.findDisputes) return;
  const { amount, customerId, reference, status } = recharge;
  const credit =
    status === "approved" ? { collected: amount, booked: amount } : await getStrayCredit(ctx, provider.code, reference);
  if (!credit) return;
  const disputed = { rechargeId, voucherId: null, customerId, provider: provider.code, ...credit };
  for (const told of await provider.findDisputes(reference)) await settle(ctx, disputed, told);
}

async function settle(ctx: Context, credit: DisputedCredit, told: ToldDispute): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const settled = await settleCreditDispute(inside, credit, told);
    await secureWallet(inside, credit.customerId);
    await tellCreditDispute(inside, settled);
  });
}
