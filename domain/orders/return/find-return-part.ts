import { findRefunds, type RefundView } from "#domain/orders/refund/find-refunds.ts";
import type { Context } from "../../context.ts";
import { findReturnsOfOrder } from "./find-returns.ts";
import { getReturnable } from "./get-returnable.ts";
import type { ReturnView } from "./return.ts";

/** Returns and refunds shown with the customer's order. */
export type OrderReturns = {
  returns: ReturnView[];
  refunds: RefundView[];
  /** Until when something of it can be returned; null if nothing can. */
  returnableUntil: string | null;
};

/** The caller has checked that it is the customer's own order. Null if there is nothing to show. */
export async function findReturnPart(ctx: Context, order: { id: number; code: string }): Promise<OrderReturns | null> {
  const [returns, refunds, returnableUntil] = await Promise.all([
    findReturnsOfOrder(ctx, order.id),
    findRefunds(ctx, [order.id]),
    getReturnWindow(ctx, order.code),
  ]);
  const isEmpty = returns.length === 0 && refunds.length === 0 && returnableUntil === null;
  return isEmpty ? null : { returns, refunds, returnableUntil };
}

async function getReturnWindow(ctx: Context, code: string): Promise<string | null> {
  const found = await getReturnable(ctx, code);
  if (!found.ok || found.value.lines.every(({ left }) => left === 0)) return null;
  return found.value.until.toISOString();
}
