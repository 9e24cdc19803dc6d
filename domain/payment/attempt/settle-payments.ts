import { findStaleCreditDisputes } from "#domain/payment/dispute/find-credit-disputes.ts";
import { voucherAttempts } from "#domain/accounts/voucher/voucher-attempts.ts";
import { rechargeAttempts } from "#domain/accounts/wallet/recharge-attempts.ts";
import type { AttemptKind } from "#domain/payment/provider/attempt-kind.ts";
import { syncDisputes, syncStartedAttempts } from "#domain/payment/provider/sync-attempt.ts";
import type { Context } from "../../context.ts";
import { ATTEMPT_KINDS } from "./attempt-kinds.ts";
import { findStaleDisputes } from "./dispute.repository.ts";
import { failPayment } from "./fail-payment.ts";
import { getPayment } from "./payment.repository.ts";
import { findOpenRefunds } from "./provider-refund.repository.ts";
import { purchaseAttempts } from "./purchase-attempts.ts";
import { sendRefund } from "./send-refund.ts";
import { findLostTransfers } from "./transfer.repository.ts";

const DISPUTES_QUERIED_EVERY = 24 * 60 * 60_000;
const BATCH_SIZE = 100;

/** Queries the providers about attempts without an outcome and open disputes, and sends due refunds. */
export async function settlePayments(ctx: Context): Promise<void> {
  for (const kind of ATTEMPT_KINDS) await logErrors(ctx, { kind: kind.name }, () => syncStartedAttempts(ctx, kind));
  await logErrors(ctx, {}, () => syncOpenDisputes(ctx));
  await logErrors(ctx, {}, () => endLostTransfers(ctx));
  await logErrors(ctx, {}, () => sendRefunds(ctx));
}

/** One failure does not stop the rest. */
async function logErrors(ctx: Context, about: object, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.error({ err: error, ...about }, "a payment could not be settled");
  }
}

async function endLostTransfers(ctx: Context): Promise<void> {
  for (const { paymentId, reason } of await findLostTransfers(ctx, BATCH_SIZE))
    await logErrors(ctx, { paymentId }, () => failPayment(ctx, paymentId, reason));
}

async function sendRefunds(ctx: Context): Promise<void> {
  for (const refund of await findOpenRefunds(ctx, BATCH_SIZE))
    await logErrors(ctx, { refundId: refund.id }, async () => {
      const payment = await getPayment(ctx, refund.paymentId);
      if (payment) await sendRefund(ctx, refund, payment);
    });
}

async function syncOpenDisputes(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - DISPUTES_QUERIED_EVERY);
  const sync = (kind: AttemptKind, id: number) =>
    logErrors(ctx, { [kind.name]: id }, () => syncDisputes(ctx, kind, id));
  for (const { paymentId } of await findStaleDisputes(ctx, before, BATCH_SIZE)) await sync(purchaseAttempts, paymentId);
  for (const { rechargeId, voucherId } of await findStaleCreditDisputes(ctx, before, BATCH_SIZE)) {
    if (rechargeId !== null) await sync(rechargeAttempts, rechargeId);
    if (voucherId !== null) await sync(voucherAttempts, voucherId);
  }
}
