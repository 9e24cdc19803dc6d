import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { toBase, type Money } from "#shared/money.ts";
import { unmatchedReason } from "#shared/unmatched-reason.ts";
import type { Context } from "../../context.ts";
import { creditWallet } from "./credit-wallet.ts";

/**
 * Credits the wallet when a provider collected a wrong amount for something other than an order, at today's rate, once
 * per `idempotencyKey`; notifies customer and staff. In the caller's transaction.
 */
export async function keepUnmatchedPayments(
  ctx: Context,
  stray: { customerId: number; method: string; idempotencyKey: string; collected: Money; amountDue: Money },
): Promise<void> {
  const { customerId, method, idempotencyKey, collected, amountDue } = stray;
  ctx.log.warn({ customerId, method, amountDue, collected }, "another amount was collected");
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === collected.currency);
  if (currency) {
    const amount = toBase(collected, currency.exchangeRate, ctx.baseCurrency.code);
    if (!(await creditWallet(ctx, { customerId, amount, kind: "recharge", idempotencyKey, method }))) return;
  }
  const came = (await showAmount(ctx, collected)).formatted;
  const notification = { topic: "orders", messageType: "warning", idempotencyKey } as const;
  const shownAmountDue = (await showAmount(ctx, amountDue)).formatted;
  if (currency)
    await notifyCustomer(ctx, {
      ...notification,
      customerId,
      link: "/my-wallet",
      write: (t) => ({
        title: t("{amount} added to your wallet", { amount: came }),
        message: unmatchedReason(t, { reason: "other_amount", amountDue: shownAmountDue }),
      }),
    });
  await notifyStaff(ctx, "payments.confirm", {
    ...notification,
    link: `/admin/customers/${customerId}`,
    write: (t) => ({
      title: currency
        ? t("Payment with a different amount added to a wallet")
        : t("Payment received in an unknown currency"),
      message: `${came}: ${unmatchedReason(t, { reason: "other_amount", amountDue: shownAmountDue })}`,
    }),
  });
}
