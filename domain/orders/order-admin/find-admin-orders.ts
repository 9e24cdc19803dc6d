import { amountShower } from "#domain/orders/order/present-purchase.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Money, ShownMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { AdminOrdersPage, AdminOrderRow } from "./order-admin.ts";
import { findBookRows, findSellingShops } from "./order-admin.repository.ts";
import type { AdminOrdersQuery } from "./order-admin.input.ts";

const ROWS = 30;

/** All orders that match the filters, newest first. */
export async function findAdminOrders(
  ctx: Context,
  { newer_than: newerThan, older_than: olderThan, ...filter }: AdminOrdersQuery,
): Promise<Result<AdminOrdersPage, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "orders.read");
  if (refusal) return failure(refusal);
  const isUpwards = newerThan !== undefined;
  const found = await findBookRows(ctx, filter, { newerThan, olderThan, most: ROWS + 1 });
  const isCut = found.length > ROWS;
  const cut = found.slice(0, ROWS);
  const rows = await showRows(ctx, isUpwards ? cut.toReversed() : cut);
  const hasNewer = isUpwards ? isCut : olderThan !== undefined;
  const hasOlder = isUpwards ? true : isCut;
  return success({
    rows,
    newerThan: hasNewer ? (rows[0]?.id ?? null) : null,
    olderThan: hasOlder ? (rows.at(-1)?.id ?? null) : null,
  });
}

/** The shops that the list can be filtered by. */
export async function findBookShops(ctx: Context): Promise<Result<{ id: number; name: string }[], StaffRefusal>> {
  const refusal = staffRefusal(ctx, "orders.read");
  return refusal ? failure(refusal) : success(await findSellingShops(ctx));
}

async function showRows(ctx: Context, rows: Awaited<ReturnType<typeof findBookRows>>): Promise<AdminOrderRow[]> {
  const showers = new Map<string, (amount: Money) => ShownMoney>();
  for (const { total } of rows)
    if (!showers.has(total.currency)) showers.set(total.currency, await amountShower(ctx, total.currency));
  return rows.map((row) => ({
    ...row,
    placedAt: row.placedAt.toISOString(),
    total: showers.get(row.total.currency)!(row.total),
  }));
}
