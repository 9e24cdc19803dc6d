import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import { finishPurchase } from "#domain/orders/order/finish-purchase.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { issueInvoices } from "#domain/orders/invoice/issue-invoices.ts";
import { notifyShop } from "#domain/orders/order/notify-order-step.ts";
import type { Payable } from "#domain/orders/order/order.ts";
import { publishNewOrders } from "#domain/orders/order/publish-order-status.ts";
import { isCashOffered } from "#domain/payment/attempt/find-payment-methods.ts";
import { payByCard } from "#domain/payment/attempt/pay-by-card.ts";
import { payByVoucher, payByWallet, type PayByWalletFailure } from "#domain/payment/attempt/pay-by-wallet.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import { startPayment, type StartPaymentFailure } from "#domain/payment/attempt/start-payment.ts";
import { startTransfer, type StartTransferFailure } from "#domain/payment/attempt/start-transfer.ts";
import { releaseHolds } from "#domain/payment/hold/release-holds.ts";
import { isOfferedIn } from "#domain/payment/provider/find-offered-providers.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { pageAddress } from "../../page-address.ts";
import { applyVoucher, type ApplyVoucherFailure } from "./apply-voucher.ts";
import type { PlaceOrderInput } from "./purchase.input.ts";
import { findUnpaidOrders, setCashOnDelivery } from "./unpaid-purchase.repository.ts";

export type PayFailure =
  | StartPaymentFailure
  | StartTransferFailure
  | PayByWalletFailure
  | ApplyVoucherFailure
  | Failure<"method_not_offered" | "not_payable">;

/**
 * The second phase of placing: pays a purchase, or one order of it, by the chosen method and returns where to redirect.
 * Outside of any transaction, as it calls a provider. Wallet, voucher and zero amounts are finished right away; a
 * provider's payment when the provider confirms it (`settleAttempt`).
 */
export async function payPurchase(
  ctx: Context,
  input: PlaceOrderInput,
): Promise<Result<{ redirectUrl: string }, PayFailure>> {
  const payable = await getPayable(ctx, input.trx_id, input.key);
  if (!payable) return failure({ code: "not_payable" });
  const { purchaseId, orderId, trxId, amount } = payable;
  const toConfirmation = success({ redirectUrl: confirmationAddress(ctx, trxId, input.key) });
  if (payable.isPaid || payable.paymentMethod === CASH_ON_DELIVERY) return toConfirmation;
  if (amount === null) return failure({ code: "not_payable" });
  if (!isOfferedIn(ctx, input.payment_type, payable.countryCode)) return failure({ code: "method_not_offered" });
  if (isZero(amount)) {
    await finishPurchase(ctx, { purchaseId, orderId, amount });
    return toConfirmation;
  }
  const applied = await applyVoucher(ctx, input, { purchaseId, amount });
  if (!applied.ok) return applied;
  const { voucherId, rest } = applied.value;
  if (input.payment_type === CASH_ON_DELIVERY && voucherId === null) {
    const chosen = await chooseCash(ctx, payable);
    return chosen.ok ? toConfirmation : chosen;
  }
  const charge = { purchaseId, orderId, trxId, amount, voucherId, isWalletUsed: input.use_wallet ?? false };
  if (isZero(rest) || input.payment_type === WALLET) {
    const paid = isZero(rest) ? await payByVoucher(ctx, charge) : await payByWallet(ctx, charge);
    return paid.ok || (await isPaidMeanwhile(ctx, input)) ? toConfirmation : paid;
  }
  if (input.payment_type === BANK_TRANSFER) {
    const started = await startTransfer(ctx, charge);
    const path = `/payment/${input.trx_id}${input.key ? `?key=${input.key}` : ""}`;
    return started.ok ? success({ redirectUrl: pageAddress(ctx, ctx.visitor.language.code, path) }) : started;
  }
  return input.card_id === undefined
    ? startPayment(ctx, charge, input.payment_type)
    : payByCard(ctx, charge, { method: input.payment_type, cardId: input.card_id });
}

export function confirmationAddress(ctx: Context, trxId: string, key: string | undefined): string {
  const path = `/order-confirmation?trx_id=${trxId}${key ? `&key=${key}` : ""}`;
  return pageAddress(ctx, ctx.visitor.language.code, path);
}

/** On a double submit, the second request finds the voucher spent by the first. */
async function isPaidMeanwhile(ctx: Context, { trx_id: code, key }: PlaceOrderInput): Promise<boolean> {
  return (await getPayable(ctx, code, key))?.isPaid ?? false;
}

/** Switches a purchase to cash on delivery after a failed payment attempt. */
async function chooseCash(
  ctx: Context,
  { purchaseId, orderId, amount, exchangeRate, isCashOnDeliveryAllowed }: Payable,
): Promise<Result<null, Failure<"method_not_offered" | "not_payable">>> {
  const isOffered =
    isCashOnDeliveryAllowed && orderId === null && amount && isCashOffered(ctx, { amount, exchangeRate });
  if (!isOffered) return failure({ code: "method_not_offered" });
  return withTransaction(ctx, async (inside) => {
    if (!(await setCashOnDelivery(inside, purchaseId, CASH_ON_DELIVERY))) return failure({ code: "not_payable" });
    await releaseHolds(inside, { purchaseId });
    const orders = await findUnpaidOrders(inside, purchaseId);
    for (const order of orders) await notifyShop(inside, order.orderId, "new");
    await publishNewOrders(inside, orders);
    await issueInvoices(inside, orders);
    return success(null);
  });
}
