import type { Context } from "../../context.ts";
import type { OrderAct } from "./order.ts";
import type { OrderRow, PurchaseRow } from "./order.repository.ts";
import { isPayable } from "./present-purchase.ts";

/** What whoever placed an order can do with it now. */
export function orderActs(ctx: Context, purchase: PurchaseRow, order: OrderRow): OrderAct[] {
  const isCanceled = order.fulfilmentStatus === "canceled";
  const isUnderWay = !isCanceled && order.fulfilmentStatus !== "delivered";
  const acts: [OrderAct, boolean][] = [
    ["pay", !isCanceled && order.paymentStatus === "unpaid" && isPayable(ctx, purchase)],
    ["track", isUnderWay],
    ["cancel", order.fulfilmentStatus === "pending"],
    ["reorder", true],
    ["invoice", order.invoiceNumber !== null],
  ];
  return acts.flatMap(([act, isAllowed]) => (isAllowed ? act : []));
}
