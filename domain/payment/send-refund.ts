import { showAmount } from "#domain/currency/show-amount.ts";
import { writeMail } from "#domain/mail/write-mail.ts";
import { withTransaction, type Context } from "../context.ts";
import type { OpenRefund, Payment } from "./payment.ts";
import { markRefundDone } from "./payment.repository.ts";

/** Sends the money back at the provider, under a key that makes asking twice the same as once, then tells the shopper. */
export async function sendRefund(ctx: Context, refund: OpenRefund, payment: Payment): Promise<void> {
  const provider = ctx.providers.find(({ code }) => code === payment.provider);
  if (!provider || !payment.reference) return;
  const sent = await provider.refund({
    reference: payment.reference,
    refundKey: `refund-${refund.id}`,
    amount: refund.amount,
  });
  const total = (await showAmount(ctx, refund.amount)).formatted;
  await withTransaction(ctx, async (inside) => {
    // Of a refund of an order the shopper was told when it was made.
    if (!(await markRefundDone(inside, refund.id, sent.reference)) || refund.isOfOrder) return;
    await writeMail(inside, {
      onceKey: `refund:${refund.id}`,
      template: "refund",
      recipient: payment.email,
      languageCode: payment.languageCode,
      data: { trxId: payment.trxId, total },
    });
  });
}
