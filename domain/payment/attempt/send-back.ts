import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { releaseHolds } from "#domain/payment/hold/release-holds.ts";
import { isZero, negate, toBase, zero, type Money } from "#shared/money.ts";
import { unmatchedReason } from "#shared/unmatched-reason.ts";
import type { Context } from "../../context.ts";
import type { Payment, RefundReason } from "./payment.ts";
import { findShopsOfPayment, insertRefund } from "./provider-refund.repository.ts";

/**
 * Handles an unmatched payment: it is booked as owed to the payer and goes back through the provider or, for a bank
 * transfer, by hand; shopper, shops and staff are notified. Applied once, in the caller's transaction.
 */
export async function sendBack(
  ctx: Context,
  payment: Payment,
  received: { amount: Money; reason: RefundReason },
): Promise<void> {
  await releaseHolds(ctx, { restPaymentId: payment.id });
  const base = await toBaseMoney(ctx, payment, received.amount);
  if ((await insertRefund(ctx, payment, { ...received, base })) === null) return;
  if (!isZero(base))
    await postEntries(ctx, {
      kind: "payment",
      idempotencyKey: `stray-payment:${payment.id}`,
      cause: { paymentId: payment.id },
      entries: [
        { account: { kind: "provider_clearing", name: payment.provider }, amount: negate(base) },
        { account: { kind: "order_clearing" }, amount: base },
      ],
    });
  await notify(ctx, payment, received);
  ctx.enqueue("settle-payments");
}

/** At the purchase's rate; money in another currency at the current rate, and zero if there is none. */
export async function toBaseMoney(ctx: Context, payment: Payment, amount: Money): Promise<Money> {
  const base = ctx.baseCurrency.code;
  if (amount.currency === payment.amount.currency) return toBase(amount, payment.exchangeRate, base);
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === amount.currency);
  return currency ? toBase(amount, currency.exchangeRate, base) : zero(base);
}

async function notify(ctx: Context, payment: Payment, { amount, reason }: { amount: Money; reason: RefundReason }) {
  const shown = (await showAmount(ctx, amount)).formatted;
  const amountDue = (await showAmount(ctx, payment.amount)).formatted;
  const idempotencyKey = `stray-payment:${payment.id}`;
  if (payment.customerId !== null)
    await notifyCustomer(ctx, {
      customerId: payment.customerId,
      topic: "orders",
      messageType: "warning",
      link: `/payment/${payment.trxId}`,
      idempotencyKey: `${idempotencyKey}:shopper`,
      write: (t) => ({
        title: t("{amount} will be refunded to you", { amount: shown }),
        message: unmatchedReason(t, { reason, amountDue }),
      }),
    });
  for (const { code, shopId } of await findShopsOfPayment(ctx, payment))
    await notifyTeam(ctx, shopId, "orders.read", {
      topic: "orders",
      link: `/seller/orders/${code}`,
      idempotencyKey: `${idempotencyKey}:${code}`,
      write: (t) => ({
        title: t("Payment for order {code} is being refunded", { code }),
        message: t("The customer paid {amount}, which can't be used. There's nothing for you to do.", {
          amount: shown,
        }),
      }),
    });
  const isByHand = payment.provider === BANK_TRANSFER;
  await notifyStaff(ctx, "refunds.write", {
    topic: "orders",
    messageType: isByHand ? "warning" : "info",
    link: "/admin/refunds",
    idempotencyKey,
    write: (t) => ({
      title: isByHand ? t("Bank transfer to refund") : t("A payment is being refunded automatically"),
      message: `${shown}: ${unmatchedReason(t, { reason, amountDue })}`,
    }),
  });
}
