import type { Context } from "../../context.ts";
import { isAddressOpen, type OrderAction, type OrderView } from "./order.ts";
import type { OrderRow, PurchaseRow } from "./order.repository.ts";
import { isPayable } from "./present-purchase.ts";

/** The buyer's actions for an order now. */
export function orderActions(ctx: Context, purchase: PurchaseRow, order: OrderRow, view: OrderView): OrderAction[] {
  const isCanceled = order.fulfilmentStatus === "canceled";
  const isUnderWay = !isCanceled && order.fulfilmentStatus !== "delivered";
  const actions: [OrderAction, boolean][] = [
    ["pay", !isCanceled && order.paymentStatus === "unpaid" && isPayable(ctx, purchase)],
    ["track", isUnderWay],
    ["address", order.fulfilmentStatus === "pending" && isAddressOpen(view)],
    ["cancel", order.fulfilmentStatus === "pending"],
    ["reorder", true],
    ["invoice", order.invoiceNumber !== null],
  ];
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? action : []));
}
