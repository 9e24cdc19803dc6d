import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { settleCreditDispute } from "#domain/payment/dispute/settle-credit-dispute.ts";
import type { Attempt, AttemptKind } from "#domain/payment/provider/attempt-kind.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { withTransaction, type Context } from "../../context.ts";
import { pageAddress } from "../../page-address.ts";
import { creditWallet } from "./credit-wallet.ts";
import { getUnmatchedCredit } from "./get-unmatched-credit.ts";
import { keepUnmatchedPayments } from "./keep-unmatched-payments.ts";
import { OFFLINE, type Recharge } from "./recharge.ts";
import {
  findStartedRecharges,
  getRecharge,
  getRechargeByReference,
  lockRecharge,
  saveDecision,
  saveReference,
} from "./recharge.repository.ts";

type RechargeAttempt = Attempt & { recharge: Recharge; createdAt: Date };

const STATUSES = { pending: "started", approved: "paid", rejected: "failed" } as const;

/** A recharge paid through a provider is an attempt itself; a transfer is not one. */
function toAttempt(recharge: Recharge | null): RechargeAttempt | null {
  if (!recharge || recharge.method === OFFLINE) return null;
  const { id, method, status, amount, reference, createdAt } = recharge;
  return { id, provider: method, status: STATUSES[status], amount, collected: null, reference, createdAt, recharge };
}

export const rechargeAttempts: AttemptKind<RechargeAttempt> = {
  name: "recharge",
  get: async (ctx, id) => toAttempt(await getRecharge(ctx, id)),
  getByReference: async (ctx, provider, reference) => toAttempt(await getRechargeByReference(ctx, provider, reference)),
  findStarted: async (ctx, page) =>
    (await findStartedRecharges(ctx, page)).flatMap((recharge) => toAttempt(recharge) ?? []),
  lock: async (ctx, id) => toAttempt(await lockRecharge(ctx, id)),
  saveReference,
  pay: (ctx, { recharge }) => creditRecharge(ctx, recharge, null),
  fail: (ctx, { id }, reason) => saveDecision(ctx, id, { status: "rejected", reason }),
  keepUnmatched: (ctx, { id, provider: method, amount: amountDue, recharge: { customerId } }, collected) =>
    keepUnmatchedPayments(ctx, { customerId, method, collected, amountDue, idempotencyKey: `stray-recharge:${id}` }),
  async settleDispute(ctx, { id, provider, status, amount, recharge: { customerId } }, reported, collected) {
    const booked = status === "paid" ? amount : await getUnmatchedCredit(ctx, collected);
    if (!booked) return;
    const credit = { rechargeId: id, voucherId: null, customerId, provider, collected, booked };
    await withTransaction(ctx, async (inside) => {
      await settleCreditDispute(inside, credit, reported);
      await secureWallet(inside, customerId);
    });
  },
  addressAfter(ctx, _attempt, status) {
    const shown = { started: "pending", paid: "approved", failed: "rejected" }[status];
    return pageAddress(ctx, ctx.visitor.language.code, `/my-wallet?recharge=${shown}`);
  },
};

/** Credits a recharge to its wallet and notifies the customer. In the transaction that has locked it. */
export async function creditRecharge(ctx: Context, recharge: Recharge, decidedBy: number | null): Promise<void> {
  const { id, customerId, amount, method } = recharge;
  await saveDecision(ctx, id, { status: "approved", decidedBy });
  await creditWallet(ctx, {
    customerId,
    amount,
    kind: "recharge",
    idempotencyKey: `recharge:${id}`,
    rechargeId: id,
    method,
  });
  const shown = (await showAmount(ctx, amount)).formatted;
  await notifyCustomer(ctx, {
    customerId,
    topic: "orders",
    messageType: "success",
    link: "/my-wallet",
    idempotencyKey: `recharge:${id}:approved`,
    write: (t) => ({
      title: t("Your wallet has been topped up"),
      message: t("{amount} added to your wallet", { amount: shown }),
    }),
  });
}
