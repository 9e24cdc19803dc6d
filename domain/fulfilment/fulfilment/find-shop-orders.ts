import { readListPage } from "#domain/platform/list/read-list-page.ts";
import { type ListPage, type ListQuery, MAX_COUNTED } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import { showAmount } from "../../platform/currency/show-amount.ts";
import type { ShopOrderCard, ShopOrderCounts } from "./shop-order.ts";
import { shopOrderPage } from "./shop-order-list.repository.ts";
import { countByState, countNew, findListedLines } from "./shop-orders.repository.ts";

const MAX_LINES = 4;

/** A page of the orders of a shop that match. The caller has checked who owns the shop. */
export async function findShopOrders(ctx: Context, shopId: number, query: ListQuery): Promise<ListPage<ShopOrderCard>> {
  const found = await readListPage(query, await shopOrderPage(ctx, shopId, query));
  const lines = await findListedLines(
    ctx,
    found.rows.map(({ id }) => id),
  );
  const rows = await Promise.all(
    found.rows.map(async ({ total: amount, deliveryName: _delivery, ...row }) => {
      const own = lines.filter(({ orderId }) => orderId === row.id);
      return {
        ...row,
        total: await showAmount(ctx, amount),
        lines: own.slice(0, MAX_LINES).map(({ orderId: _orderId, ...line }) => line),
        linesCount: own.length,
      };
    }),
  );
  return { ...found, rows };
}

export function countShopOrders(ctx: Context, shopId: number): Promise<ShopOrderCounts> {
  return countByState(ctx, shopId, MAX_COUNTED + 1);
}

/** Orders to be confirmed. */
export function countNewShopOrders(ctx: Context, shopId: number): Promise<number> {
  return countNew(ctx, shopId);
}
