import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { isZero, negate } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { MAX_TRIES, type OpenRefund, type Payment } from "./payment.ts";
import { markRefundDone, recordRefundFailure } from "./provider-refund.repository.ts";

const MINUTE = 60_000;

/** Refunds the money at the provider, with an idempotency key, then notifies the shopper. */
export async function sendRefund(ctx: Context, refund: OpenRefund, payment: Payment): Promise<void> {
  try {
    const sent = await refundAtProvider(ctx, refund, payment);
    await withTransaction(ctx, (inside) => finishRefund(inside, refund, payment, { reference: sent.reference }));
  } catch (error) {
    ctx.log.error({ err: error, refundId: refund.id }, "a refund could not be sent");
    await withTransaction(ctx, (inside) => recordFailure(inside, refund, payment, String(error)));
  }
}

function refundAtProvider(ctx: Context, refund: OpenRefund, payment: Payment): Promise<{ reference: string }> {
  const provider = ctx.providers.find(({ code }) => code === payment.provider);
  if (!provider || !payment.reference) throw new Error(`No provider can refund a payment by ${payment.provider}`);
  return provider.refund({
    reference: payment.reference,
    refundKey: `refund-${refund.id}`,
    amount: refund.amount,
  });
}

/**
 * The money has been sent, through the provider, by hand or by a lost dispute; applied once. For a refund of an order
 * the shopper was notified when it was made.
 */
export async function finishRefund(
  ctx: Context,
  refund: OpenRefund,
  payment: Payment,
  done: { reference: string | null; sentBy?: number | null; disputeId?: number },
): Promise<boolean> {
  if (!(await markRefundDone(ctx, refund.id, done))) return false;
  if (!refund.unmatched) return true;
  const { base, reason } = refund.unmatched;
  if (!isZero(base))
    await postEntries(ctx, {
      kind: "refund",
      idempotencyKey: `stray-refund:${refund.id}`,
      cause: { paymentId: payment.id },
      entries: [
        { account: { kind: "order_clearing" }, amount: negate(base) },
        { account: { kind: "provider_clearing", name: payment.provider }, amount: base },
      ],
    });
  await writeMail(ctx, {
    idempotencyKey: `refund:${refund.id}`,
    template: "refund",
    recipient: payment.email,
    languageCode: payment.languageCode,
    data: {
      trxId: payment.trxId,
      total: (await showAmount(ctx, refund.amount, payment.languageCode)).formatted,
      reason,
      asked: (await showAmount(ctx, payment.amount, payment.languageCode)).formatted,
    },
  });
  return true;
}

/** Retries with increasing delays; after the last one staff are notified. */
async function recordFailure(ctx: Context, refund: OpenRefund, payment: Payment, failure: string): Promise<void> {
  const triesCount = refund.triesCount + 1;
  const isLast = triesCount >= MAX_TRIES;
  const nextTryAt = isLast ? null : new Date(ctx.now().getTime() + MINUTE * 2 ** refund.triesCount);
  await recordRefundFailure(ctx, refund.id, { triesCount, failure, nextTryAt });
  if (!isLast) return;
  const amount = (await showAmount(ctx, refund.amount)).formatted;
  await notifyStaff(ctx, "refunds.write", {
    topic: "orders",
    messageType: "error",
    link: "/admin/refunds",
    write: (t) => ({
      title: t("A refund needs attention"),
      message: t("{amount} of purchase {code} couldn't be refunded.", { amount, code: payment.trxId }),
    }),
  });
}
