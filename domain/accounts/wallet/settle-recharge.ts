import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import type { AttemptOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import { compareMoney } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { creditWallet } from "./credit-wallet.ts";
import { keepUnmatchedPayments } from "./keep-unmatched-payments.ts";
import { OFFLINE, type Recharge, type RechargeStatus } from "./recharge.ts";
import { lockRecharge, saveDecision } from "./recharge.repository.ts";

/**
 * Applies the outcome of a recharge as reported by the provider; credits it once, however often or late it is reported.
 */
export async function settleRecharge(ctx: Context, rechargeId: number, state: AttemptOutcome): Promise<RechargeStatus> {
  return withTransaction(ctx, async (inside) => {
    const recharge = await lockRecharge(inside, rechargeId);
    if (!recharge || recharge.method === OFFLINE) throw new Error(`There is no online recharge ${rechargeId}`);
    if (recharge.status === "approved" || state.status === "open") return recharge.status;
    if (state.status === "failed") {
      if (recharge.status === "pending")
        await saveDecision(inside, rechargeId, { status: "rejected", reason: state.reason });
      return "rejected";
    }
    const { amount: asked, customerId, method } = recharge;
    const collected = state.amount;
    if (collected.currency !== asked.currency || compareMoney(collected, asked) !== 0) {
      await saveDecision(inside, rechargeId, { status: "rejected", reason: "another amount was collected" });
      await keepUnmatchedPayments(inside, {
        customerId,
        method,
        collected,
        asked,
        onceKey: `stray-recharge:${rechargeId}`,
      });
      return "rejected";
    }
    await creditRecharge(inside, recharge, null);
    return "approved";
  });
}

/** Credits a recharge to its wallet and notifies the customer. In the transaction that has locked it. */
export async function creditRecharge(ctx: Context, recharge: Recharge, decidedBy: number | null): Promise<void> {
  const { id, customerId, amount, method } = recharge;
  await saveDecision(ctx, id, { status: "approved", decidedBy });
  await creditWallet(ctx, {
    customerId,
    amount,
    kind: "recharge",
    onceKey: `recharge:${id}`,
    rechargeId: id,
    method,
  });
  const shown = (await showAmount(ctx, amount)).formatted;
  await notifyCustomer(ctx, {
    customerId,
    topic: "orders",
    messageType: "success",
    link: "/my-wallet",
    onceKey: `recharge:${id}:approved`,
    write: (t) => ({
      title: t("Your wallet has been topped up"),
      message: t("{amount} added to your wallet", { amount: shown }),
    }),
  });
}
