import { amountShower } from "#domain/orders/order/present-purchase.ts";
import { readListPage } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Money, ShownMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { AdminOrderRow } from "./order-admin.ts";
import { type OrderRow, orderReads, findSellingShops } from "./order-admin.repository.ts";

/** A page of all orders that match. */
export async function findAdminOrders(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<AdminOrderRow>, StaffFailure>> {
  const failed = staffFailure(ctx, "orders.read");
  if (failed) return failure(failed);
  const found = await readListPage(query, await orderReads(ctx, query));
  return success({ ...found, rows: await showRows(ctx, found.rows) });
}

/** The shops that the list can be filtered by. */
export async function findBookShops(ctx: Context): Promise<Result<{ id: number; name: string }[], StaffFailure>> {
  const failed = staffFailure(ctx, "orders.read");
  return failed ? failure(failed) : success(await findSellingShops(ctx));
}

async function showRows(ctx: Context, rows: readonly OrderRow[]): Promise<AdminOrderRow[]> {
  const showers = new Map<string, (amount: Money) => ShownMoney>();
  for (const { total } of rows)
    if (!showers.has(total.currency)) showers.set(total.currency, await amountShower(ctx, total.currency));
  return rows.map((row) => ({
    ...row,
    placedAt: row.placedAt.toISOString(),
    total: showers.get(row.total.currency)!(row.total),
  }));
}
