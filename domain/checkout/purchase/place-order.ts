import type { CartView } from "#domain/cart/cart/cart.ts";
import { loadPurchaseLines, showCart } from "#domain/cart/cart/get-cart.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { confirmationAddress, payPurchase, type PayFailure } from "./pay-purchase.ts";
import { preparePurchase, type PrepareFailure } from "./prepare-purchase.ts";
import type { PlaceOrderInput } from "./purchase.input.ts";
import { getOwnPurchase } from "./purchase.repository.ts";

export type PlaceOrderFailure = PrepareFailure | PayFailure | Failure<"login_first" | "not_found">;

/** `cart`: the visitor's cart afterwards, if known. */
type Placed = { redirectUrl: string; cart?: CartView };

/**
 * Places the drafted purchase and returns where to redirect: to the confirmation or to the provider. Three phases:
 * `preparePurchase` (one transaction, under lock), `payPurchase` (outside of any transaction, as it calls a provider),
 * and, as soon as the money has arrived, `finishPurchase` (idempotent; a provider may report later, or twice).
 *
 * Sent again, or for a placed and unpaid purchase, it only starts another payment attempt. `trx_id` may be an order's
 * code.
 */
export async function placeOrder(ctx: Context, input: PlaceOrderInput): Promise<Result<Placed, PlaceOrderFailure>> {
  if (ctx.settings.disableGuest && ctx.visitor.customerId === null) return failure({ code: "login_first" });
  const purchase = await getOwnPurchase(ctx, input.trx_id);
  if (!purchase && !(await getPayable(ctx, input.trx_id, input.key)))
    return failure({ code: await missingPurchaseReason(ctx, input.trx_id) });
  if (purchase?.status === "draft") {
    const prepared = await preparePurchase(ctx, purchase, input);
    if (!prepared.ok) return prepared;
    const { isNew, emptiedCart } = prepared.value;
    if (isNew && input.payment_type === CASH_ON_DELIVERY) {
      const redirectUrl = confirmationAddress(ctx, purchase.trxId, input.key);
      if (!emptiedCart) return success({ redirectUrl });
      return success({ redirectUrl, cart: await showCart(ctx, emptiedCart, [], emptiedCart.trxId) });
    }
  }
  return payPurchase(ctx, input);
}

/** For the visitor's own cart without a draft, or someone else's. */
async function missingPurchaseReason(ctx: Context, trxId: string): Promise<"details_missing" | "not_found"> {
  return (await loadPurchaseLines(ctx, trxId)).trxId === trxId ? "details_missing" : "not_found";
}
