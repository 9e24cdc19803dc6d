import type { Context } from "#domain/context.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { isOrderCode, readOrderCode } from "#domain/orders/order/order-code.ts";
import { getPurchase } from "#domain/orders/order/get-purchase.ts";
import { findPaymentMethods } from "#domain/payment/attempt/find-payment-methods.ts";
import { findUnmatchedPayments } from "#domain/payment/attempt/find-unmatched-payments.ts";
import { getTransferOf } from "#domain/payment/attempt/get-transfer.ts";
import { findUsual, findUsualPayment } from "#domain/checkout/purchase/find-usual.ts";
import { getWalletChoiceOf } from "#domain/accounts/wallet/get-wallet-choice.ts";

/** The data of `/payment`: the purchase, its unpaid amount, and the payment methods; `amount` is null if nothing can be paid. */
export async function findPayable(ctx: Context, code: string | undefined, key: string | undefined) {
  const payable = await getPayable(ctx, code, key);
  if (!payable) return null;
  const purchase = await getPurchase(ctx, { trxId: payable.trxId, key });
  if (!purchase) return null;
  const unpaid = purchase.orders.filter(
    ({ paymentStatus, fulfilmentStatus }) => paymentStatus === "unpaid" && fulfilmentStatus !== "canceled",
  );
  const isOneOrder = payable.orderId !== null;
  const wallet = payable.amount && (await getWalletChoiceOf(ctx, { ...payable, amount: payable.amount }));
  const methods = payable.amount
    ? findPaymentMethods(ctx, {
        isCashOnDeliveryAllowed: payable.isCashOnDeliveryAllowed && !isOneOrder,
        amount: payable.amount,
        exchangeRate: payable.exchangeRate,
        isWalletEnough: wallet?.isEnough ?? false,
        countryCode: payable.countryCode,
      })
    : [];
  return {
    purchase,
    orders: isOneOrder ? unpaid.filter((order) => isOrderCode(order.code, readOrderCode(code!))) : unpaid,
    isPaid: payable.isPaid,
    transfer: payable.amount && (await getTransferOf(ctx, { ...payable, amount: payable.amount })),
    stray: await findUnmatchedPayments(ctx, payable.purchaseId),
    amount: payable.amount && (await showAmount(ctx, payable.amount)),
    wallet,
    methods,
    cards: (await findUsualPayment(ctx, await findUsual(ctx), methods)).cards,
  };
}
