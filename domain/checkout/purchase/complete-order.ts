import { isOfferedIn } from "#domain/payment/provider/find-offered-providers.ts";
import { findPaymentMethods } from "#domain/payment/attempt/find-payment-methods.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import { payByCard } from "#domain/payment/attempt/pay-by-card.ts";
import { payByVoucher, payByWallet, type PayByWalletFailure } from "#domain/payment/attempt/pay-by-wallet.ts";
import { startPayment, type StartPaymentFailure } from "#domain/payment/attempt/start-payment.ts";
import { startTransfer, type StartTransferFailure } from "#domain/payment/attempt/start-transfer.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { markPaid } from "#domain/orders/order/mark-paid.ts";
import type { CartLine, CartView } from "#domain/cart/cart/cart.ts";
import { loadPurchaseLines, showCart } from "#domain/cart/cart/get-cart.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import { getWalletChoice } from "#domain/accounts/wallet/get-wallet-choice.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import type { Refusal } from "#shared/failures.ts";
import { compareMoney, isZero, moneyFromMinor, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { pageAddress } from "../../page-address.ts";
import { chooseCash } from "./choose-cash.ts";
import { payWithGivenVoucher, type GivenVoucherFailure } from "./given-voucher.ts";
import { placeOrder, type PlaceOrderFailure } from "./place-order.ts";
import type { Purchase } from "./purchase.ts";
import type { CompleteOrderInput } from "./purchase.input.ts";
import { getOwnPurchase } from "./purchase.repository.ts";

export type CompleteOrderFailure =
  | PlaceOrderFailure
  | StartPaymentFailure
  | StartTransferFailure
  | PayByWalletFailure
  | GivenVoucherFailure
  | Refusal<"login_first" | "method_not_offered" | "wallet_too_low">;

/** `cart`: the visitor's cart afterwards, if known. */
export type Completed = { redirectUrl: string; cart?: CartView };

/**
 * Places the drafted purchase and returns where to redirect: to the confirmation or to the provider. Sent again, or for
 * a placed and unpaid purchase, it only starts another payment attempt. `trx_id` may be an order's code.
 */
export async function completeOrder(
  ctx: Context,
  input: CompleteOrderInput,
): Promise<Result<Completed, CompleteOrderFailure>> {
  if (ctx.settings.disableGuest && ctx.visitor.customerId === null) return failure({ code: "login_first" });
  const purchase = await getOwnPurchase(ctx, input.trx_id);
  if (!purchase && !(await getPayable(ctx, input.trx_id, input.key)))
    return failure({ code: await missingPurchaseReason(ctx, input.trx_id) });
  if (purchase?.status === "draft") {
    if (!matchesShownTotal(purchase.total, input.total)) return failure({ code: "cart_changed" });
    const given = await payWithGivenVoucher(ctx, input, { purchaseId: purchase.id, amount: purchase.total });
    if (!given.ok) return given;
    const isPaidByVoucher = given.value.voucherId !== null && isZero(given.value.rest);
    const asked = { ...purchase, total: given.value.rest };
    const wallet = isPaidByVoucher ? null : await getWalletChoice(ctx, walletCharge(asked));
    if (input.payment_type === WALLET && wallet && !wallet.isEnough) return failure({ code: "wallet_too_low" });
    const placed = await placeOrder(ctx, input.trx_id, input.payment_type, (lines) =>
      isPaidByVoucher ? null : refuseMethod(ctx, input, asked, { lines, isWalletEnough: wallet?.isEnough ?? false }),
    );
    if (!placed.ok) return placed;
    const { isNew, emptied } = placed.value;
    if (isNew && input.payment_type === CASH_ON_DELIVERY) {
      const { value } = confirmed(ctx, input, purchase.trxId);
      return success(emptied ? { ...value, cart: await showCart(ctx, emptied, [], emptied.trxId) } : value);
    }
  }
  return pay(ctx, input);
}

/** The same request may have drafted the purchase after the shopper saw the total. */
function matchesShownTotal(drafted: Money, told: CompleteOrderInput["total"]): boolean {
  if (!told) return true;
  return told.currency === drafted.currency && compareMoney(drafted, moneyFromMinor(told.amount, told.currency)) === 0;
}

/** For the visitor's own cart without a draft, or someone else's. */
async function missingPurchaseReason(ctx: Context, trxId: string): Promise<"details_missing" | "not_found"> {
  return (await loadPurchaseLines(ctx, trxId)).trxId === trxId ? "details_missing" : "not_found";
}

function walletCharge({ total, exchangeRate }: Purchase) {
  return { amount: total, exchangeRate };
}

function refuseMethod(
  ctx: Context,
  input: CompleteOrderInput,
  purchase: Purchase,
  { lines, isWalletEnough }: { lines: readonly CartLine[]; isWalletEnough: boolean },
): Refusal<"method_not_offered"> | null {
  const methods = findPaymentMethods(ctx, {
    ...walletCharge(purchase),
    isCashOnDeliveryAllowed: lines.every((line) => line.isCashOnDeliveryAllowed),
    isWalletEnough,
    countryCode: purchase.shipTo,
  });
  return methods.some(({ code }) => code === input.payment_type) ? null : { code: "method_not_offered" };
}

function confirmed(
  ctx: Context,
  { key }: CompleteOrderInput,
  trxId: string,
): { ok: true; value: { redirectUrl: string } } {
  const path = `/order-confirmation?trx_id=${trxId}${key ? `&key=${key}` : ""}`;
  return success({ redirectUrl: pageAddress(ctx, ctx.visitor.language.code, path) });
}

/** Outside of any transaction, as it calls a provider. */
async function pay(
  ctx: Context,
  input: CompleteOrderInput,
): Promise<Result<{ redirectUrl: string }, CompleteOrderFailure>> {
  const payable = await getPayable(ctx, input.trx_id, input.key);
  if (!payable) return failure({ code: "not_payable" });
  const toConfirmation = confirmed(ctx, input, payable.trxId);
  if (payable.isPaid || payable.paymentMethod === CASH_ON_DELIVERY) return toConfirmation;
  if (payable.amount === null) return failure({ code: "not_payable" });
  if (!isOfferedIn(ctx, input.payment_type, payable.countryCode)) return failure({ code: "method_not_offered" });
  if (isZero(payable.amount)) {
    await markPaid(ctx, { purchaseId: payable.purchaseId, orderId: payable.orderId, amount: payable.amount });
    return toConfirmation;
  }
  const given = await payWithGivenVoucher(ctx, input, { purchaseId: payable.purchaseId, amount: payable.amount });
  if (!given.ok) return given;
  if (input.payment_type === CASH_ON_DELIVERY && given.value.voucherId === null) {
    const chosen = await chooseCash(ctx, payable);
    return chosen.ok ? toConfirmation : chosen;
  }
  const { purchaseId, orderId, trxId, amount } = payable;
  const { voucherId, rest } = given.value;
  const owing = { purchaseId, orderId, trxId, amount, voucherId, isWalletUsed: input.use_wallet ?? false };
  if (isZero(rest)) {
    const paid = await payByVoucher(ctx, owing);
    return paid.ok || (await isPaidMeanwhile(ctx, input)) ? toConfirmation : paid;
  }
  if (input.payment_type === WALLET) {
    const paid = await payByWallet(ctx, owing);
    return paid.ok || (await isPaidMeanwhile(ctx, input)) ? toConfirmation : paid;
  }
  if (input.payment_type === BANK_TRANSFER) {
    const begun = await startTransfer(ctx, owing);
    const path = `/payment/${input.trx_id}${input.key ? `?key=${input.key}` : ""}`;
    return begun.ok ? success({ redirectUrl: pageAddress(ctx, ctx.visitor.language.code, path) }) : begun;
  }
  return input.card_id === undefined
    ? startPayment(ctx, owing, input.payment_type)
    : payByCard(ctx, owing, { method: input.payment_type, cardId: input.card_id });
}

/** On a double submit, the second request finds the voucher spent by the first. */
async function isPaidMeanwhile(ctx: Context, { trx_id: code, key }: CompleteOrderInput): Promise<boolean> {
  return (await getPayable(ctx, code, key))?.isPaid ?? false;
}
