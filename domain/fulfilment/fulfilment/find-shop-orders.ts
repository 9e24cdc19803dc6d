import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { showAmount } from "../../platform/currency/show-amount.ts";
import type { ShopOrderCard, ShopOrderCounts, ShopOrderState } from "./shop-order.ts";
import { countByState, countShopOrderRows, findListedLines, findShopOrderRows } from "./shop-orders.repository.ts";

const MAX_LINES = 4;

export type ShopOrdersWanted = { state: ShopOrderState; q: string; page: number; perPage: number };

/** The orders of a shop, newest first. The caller has checked who owns the shop. */
export async function findShopOrders(
  ctx: Context,
  shopId: number,
  { state, q, page, perPage }: ShopOrdersWanted,
): Promise<Page<ShopOrderCard>> {
  const wanted = { state, words: q.trim() };
  const [rows, total] = await Promise.all([
    findShopOrderRows(ctx, shopId, { ...wanted, offset: (page - 1) * perPage, most: perPage }),
    countShopOrderRows(ctx, shopId, wanted),
  ]);
  const lines = await findListedLines(
    ctx,
    rows.map(({ id }) => id),
  );
  const items = await Promise.all(
    rows.map(async ({ id, total: amount, ...row }) => {
      const own = lines.filter(({ orderId }) => orderId === id);
      return {
        ...row,
        total: await showAmount(ctx, amount),
        units: own.reduce((sum, { quantity }) => sum + quantity, 0),
        lines: own.slice(0, MAX_LINES).map(({ orderId: _orderId, ...line }) => line),
        linesCount: own.length,
      };
    }),
  );
  return { items, page, perPage, total };
}

export function countShopOrders(ctx: Context, shopId: number): Promise<ShopOrderCounts> {
  return countByState(ctx, shopId);
}
