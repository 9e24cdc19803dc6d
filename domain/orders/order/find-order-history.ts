import { failure, success, type Result } from "#shared/result.ts";
import type { HistoryState } from "#shared/history-state.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { orderActions } from "./order-actions.ts";
import { readOrderCode } from "./order-code.ts";
import type { HistoryPurchase } from "./order.ts";
import { countHistoryPurchases, findHistoryPurchases } from "./order-history.repository.ts";
import { findOrderRowsOf } from "./order.repository.ts";
import { presentPurchases } from "./present-purchase.ts";

export const HISTORY_PER_PAGE = 10;

export type HistoryWish = { state: HistoryState; search: string; page: number; perPage?: number | undefined };

/** The customer's purchases, newest first: whole purchases with an order in that state or matching the search. */
export async function findOrderHistory(
  ctx: Context,
  { state, search, page, perPage = HISTORY_PER_PAGE }: HistoryWish,
): Promise<Result<Page<HistoryPurchase>, { code: "sign_in" }>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const text = search.trim();
  const filter = { customerId, state, search: text === "" ? null : { text, code: readOrderCode(text) } };
  const [rows, total] = await Promise.all([
    findHistoryPurchases(ctx, filter, { limit: perPage, offset: (page - 1) * perPage }),
    countHistoryPurchases(ctx, filter),
  ]);
  const orders = await findOrderRowsOf(ctx, rows);
  const readables = rows.map((purchase) => ({
    purchase,
    orders: orders.filter(({ purchaseId }) => purchaseId === purchase.id),
    access: { kind: "whole" as const },
  }));
  const views = await presentPurchases(ctx, readables);
  const items = views.map((view, place) => ({
    ...view,
    orders: view.orders.map((order, index) => {
      const { purchase, orders: own } = readables[place]!;
      return { ...order, id: own[index]!.id, actions: orderActions(ctx, purchase, own[index]!, order) };
    }),
  }));
  return success({ items, page, perPage, total });
}
