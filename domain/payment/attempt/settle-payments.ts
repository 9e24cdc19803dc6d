import { findCreditsToAsk } from "#domain/payment/dispute/find-credit-disputes.ts";
import { handleVoucherDisputes } from "#domain/accounts/voucher/handle-voucher-disputes.ts";
import { handleRechargeDisputes } from "#domain/accounts/wallet/handle-recharge-disputes.ts";
import type { Context } from "../../context.ts";
import { syncPayment } from "./sync-payment.ts";
import { findDisputesToAsk } from "./dispute.repository.ts";
import { failPayment } from "./fail-payment.ts";
import { handleDisputes } from "./handle-disputes.ts";
import { findStartedPayments, getPayment } from "./payment.repository.ts";
import { findOpenRefunds } from "./provider-refund.repository.ts";
import { sendRefund } from "./send-refund.ts";
import { findLostTransfers } from "./transfer.repository.ts";

const MINUTE = 60_000;
const HEARD_WITHIN = MINUTE;
const STARTED_WITHIN = 15 * MINUTE;
const GIVEN_UP_AFTER = 24 * 60 * MINUTE;
const DISPUTES_ASKED_EVERY = 24 * 60 * MINUTE;
const BATCH_SIZE = 100;

/** Polls the providers for attempts without an outcome and open disputes, and sends due refunds. */
export async function settlePayments(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  for (const payment of await findStartedPayments(ctx, new Date(now - HEARD_WITHIN), BATCH_SIZE)) {
    const age = now - payment.createdAt.getTime();
    const provider = ctx.providers.find(({ code }) => code === payment.provider);
    try {
      if (!payment.reference || !provider) {
        if (age > STARTED_WITHIN) await failPayment(ctx, payment.id, "could not be started");
        continue;
      }
      const status = await syncPayment(ctx, provider, { ...payment, reference: payment.reference });
      if (status === "started" && age > GIVEN_UP_AFTER) await failPayment(ctx, payment.id, "never finished");
    } catch (error) {
      ctx.log.error({ err: error, paymentId: payment.id }, "a payment could not be settled");
    }
  }
  await askAboutDisputes(ctx);
  await askAboutCredits(ctx);
  await endLostTransfers(ctx);
  await sendRefunds(ctx);
}

async function endLostTransfers(ctx: Context): Promise<void> {
  for (const { paymentId, reason } of await findLostTransfers(ctx, BATCH_SIZE)) {
    try {
      await failPayment(ctx, paymentId, reason);
    } catch (error) {
      ctx.log.error({ err: error, paymentId }, "a transfer could not be ended");
    }
  }
}

async function sendRefunds(ctx: Context): Promise<void> {
  for (const refund of await findOpenRefunds(ctx, BATCH_SIZE)) {
    try {
      const payment = await getPayment(ctx, refund.paymentId);
      if (payment) await sendRefund(ctx, refund, payment);
    } catch (error) {
      ctx.log.error({ err: error, refundId: refund.id }, "a refund could not be sent");
    }
  }
}

async function askAboutDisputes(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - DISPUTES_ASKED_EVERY);
  for (const { paymentId, provider: code } of await findDisputesToAsk(ctx, before, BATCH_SIZE)) {
    const provider = ctx.providers.find((each) => each.code === code);
    try {
      if (provider) await handleDisputes(ctx, provider, paymentId);
    } catch (error) {
      ctx.log.error({ err: error, paymentId }, "a dispute could not be asked about");
    }
  }
}

async function askAboutCredits(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - DISPUTES_ASKED_EVERY);
  for (const { rechargeId, voucherId } of await findCreditsToAsk(ctx, before, BATCH_SIZE)) {
    try {
      if (rechargeId !== null) await handleRechargeDisputes(ctx, rechargeId);
      if (voucherId !== null) await handleVoucherDisputes(ctx, voucherId);
    } catch (error) {
      ctx.log.error({ err: error, rechargeId, voucherId }, "a dispute could not be asked about");
    }
  }
}
