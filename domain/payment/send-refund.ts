import { showAmount } from "#domain/currency/show-amount.ts";
import { bookProviderRefund } from "#domain/ledger/book-provider-refund.ts";
import { writeMail } from "#domain/mail/write-mail.ts";
import { refundToWallet } from "#domain/wallet/refund-to-wallet.ts";
import { WALLET } from "#domain/wallet/wallet.ts";
import { withTransaction, type Context } from "../context.ts";
import type { OpenRefund, Payment } from "./payment.ts";
import { markRefundDone } from "./payment.repository.ts";

/** Sends the money back at the provider, under a key that makes asking twice the same as once, then tells the shopper. */
export async function sendRefund(ctx: Context, refund: OpenRefund, payment: Payment): Promise<void> {
  if (payment.provider === WALLET) return finishRefund(ctx, refund, payment, `wallet-${refund.id}`);
  const provider = ctx.providers.find(({ code }) => code === payment.provider);
  if (!provider || !payment.reference) return;
  const sent = await provider.refund({
    reference: payment.reference,
    refundKey: `refund-${refund.id}`,
    amount: refund.amount,
  });
  await finishRefund(ctx, refund, payment, sent.reference);
}

async function finishRefund(ctx: Context, refund: OpenRefund, payment: Payment, reference: string): Promise<void> {
  const total = (await showAmount(ctx, refund.amount)).formatted;
  const { purchaseId, orderId, provider } = payment;
  await withTransaction(ctx, async (inside) => {
    // A refund of an order was booked and told when it was made.
    if (!(await markRefundDone(inside, refund.id, reference)) || refund.isOfOrder) return;
    if (provider === WALLET)
      await refundToWallet(inside, { id: refund.id, purchaseId, orderId, amount: refund.amount });
    else await bookProviderRefund(inside, { ...refund, purchaseId, orderId, provider });
    await writeMail(inside, {
      onceKey: `refund:${refund.id}`,
      template: "refund",
      recipient: payment.email,
      languageCode: payment.languageCode,
      data: { trxId: payment.trxId, total },
    });
  });
}
