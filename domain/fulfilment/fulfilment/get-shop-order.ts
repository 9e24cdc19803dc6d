import { isDisputed } from "#domain/payment/dispute/is-disputed.ts";
import type { Context } from "../../context.ts";
import { addressVersionOf } from "../../orders/order/address-parts.ts";
import { getPurchaseForShop } from "../../orders/order/get-purchase.ts";
import { readOrderCode } from "../../orders/order/order-code.ts";
import { isAddressOpen, type OrderView } from "../../orders/order/order.ts";
import { findParcels } from "../parcel/find-parcels.ts";
import type { LineToSend, ShopOrder, ShopOrderAction } from "./shop-order.ts";
import { getManagedOrder } from "./fulfilment.repository.ts";
import { findLinesToSend, findShopOrderEvents } from "./shop-orders.repository.ts";

/** One order of a shop with everything needed to send it; null if the shop has no order with that code. */
export async function getShopOrder(ctx: Context, shopId: number, code: string): Promise<ShopOrder | null> {
  const kept = await getManagedOrder(ctx, shopId, readOrderCode(code));
  if (!kept) return null;
  const [purchase, lines, parcels, history, isHeldByBank] = await Promise.all([
    getPurchaseForShop(ctx, kept.code),
    findLinesToSend(ctx, kept.id),
    findParcels(ctx, [kept.id]),
    findShopOrderEvents(ctx, kept.id),
    isDisputed(ctx, { purchaseId: kept.purchaseId, orderId: kept.id }),
  ]);
  const order = purchase.orders[0]!;
  const isPaymentAwaited = order.paymentStatus === "unpaid" && purchase.paymentMethod !== "cash_on_delivery";
  return {
    id: kept.id,
    order,
    purchase,
    addressVersion: addressVersionOf(purchase.shippingAddress),
    lines,
    parcels,
    history,
    isPaymentAwaited: isPaymentAwaited && order.fulfilmentStatus === "pending",
    isDisputed: isHeldByBank,
    actions: actionsOf(order, lines, { isPaymentAwaited, isDisputed: isHeldByBank }),
  };
}

function actionsOf(
  order: OrderView,
  lines: readonly LineToSend[],
  { isPaymentAwaited, isDisputed: isHeldByBank }: Pick<ShopOrder, "isPaymentAwaited" | "isDisputed">,
): ShopOrderAction[] {
  const { fulfilmentStatus } = order;
  const isOpen = ["confirmed", "picked_up", "on_the_way"].includes(fulfilmentStatus);
  const actions: [ShopOrderAction, boolean][] = [
    ["confirm", fulfilmentStatus === "pending" && !isPaymentAwaited],
    ["pack", isOpen && lines.some(({ open }) => open > 0)],
    ["deliver", fulfilmentStatus === "on_the_way" && lines.every(({ open, packed }) => open + packed === 0)],
    ["address", isAddressOpen(order)],
    ["cancel", !isHeldByBank && (isOpen || fulfilmentStatus === "pending")],
  ];
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? action : []));
}
