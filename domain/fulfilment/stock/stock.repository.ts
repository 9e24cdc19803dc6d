import { sql, type SQL } from "drizzle-orm";
import { insertRows } from "#db/insert-rows.ts";
import { intList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import { productChannel } from "#shared/live-channel.ts";
import type { Context } from "../../context.ts";
import { publish } from "../../platform/live/publish.ts";
import type { HeldUnits, MovementKind, StockUnits, TakenUnits } from "./stock.ts";

/** Locks the rows in id order and returns the units that can be sold. */
export async function lockStockRows(ctx: Context, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await preparedSql<{ variant_id: number; units: number }>(
    ctx.db,
    "lock_stock",
    (value) => sql`select variant_id, on_hand - allocated as units from ${stockLevels}
      where variant_id = any(${intList(value("variantIds"))}) order by variant_id for update`,
  ).execute({ variantIds: [...variantIds] });
  return new Map(rows.map((row) => [row.variant_id, row.units]));
}

export type StockToTake = Omit<TakenUnits, keyof StockUnits>;

/**
 * The same, with what is needed to take units: from which stock on the shop shows the number left, and the state in
 * listings.
 */
export async function lockStockToTake(ctx: Context, variantIds: readonly number[]): Promise<Map<number, StockToTake>> {
  const rows = await preparedSql<{
    variant_id: number;
    product_id: number;
    units: number;
    low_from: number;
    is_listed: boolean;
  }>(
    ctx.db,
    "lock_stock_to_take",
    (
      value,
    ) => sql`select l.variant_id, l.on_hand - l.allocated as units, p.id as product_id, greatest(p.low_stock_threshold, p.minimum_order_quantity) as low_from,
        coalesce(o.is_in_stock, false) as is_listed
      from ${stockLevels} l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
        left join listing_variants o on o.variant_id = l.variant_id
      where l.variant_id = any(${intList(value("variantIds"))}) order by l.variant_id for update of l`,
  ).execute({ variantIds: [...variantIds] });
  return new Map(
    rows.map((row) => [
      row.variant_id,
      { productId: row.product_id, left: row.units, lowFrom: row.low_from, isListedInStock: row.is_listed },
    ]),
  );
}

/** Allocates the units if there are enough of all; returns the number of rows. */
export function allocateRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(
    ctx,
    "allocate_stock",
    units,
    sql`allocated = ${stockLevels.allocated} + moved.quantity`,
    sql`${stockLevels.onHand} - ${stockLevels.allocated} >= moved.quantity and not exists (
      select from moved as each left join stock_levels l on l.variant_id = each.variant_id
      where coalesce(l.on_hand - l.allocated, 0) < each.quantity)`,
  );
}

export function releaseRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(
    ctx,
    "release_stock",
    units,
    sql`allocated = ${stockLevels.allocated} - moved.quantity`,
    sql`${stockLevels.allocated} >= moved.quantity`,
  );
}

export function shipRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(
    ctx,
    "ship_stock",
    units,
    sql`allocated = ${stockLevels.allocated} - moved.quantity, on_hand = ${stockLevels.onHand} - moved.quantity`,
    sql`${stockLevels.allocated} >= moved.quantity`,
  );
}

export function addRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(ctx, "add_stock", units, sql`on_hand = ${stockLevels.onHand} + moved.quantity`, sql`true`);
}

async function changeRows(
  ctx: Context,
  name: string,
  units: readonly StockUnits[],
  change: SQL,
  condition: SQL,
): Promise<number> {
  if (units.length === 0) return 0;
  const rows = await preparedSql<{ variant_id: number; product_id: number; units: number }>(
    ctx.db,
    name,
    (value) => sql`with moved as (
      select * from unnest(${intList(value("variantIds"))}, ${intList(value("quantities"))}) as units (variant_id, quantity)
    )
    update ${stockLevels} set ${change}, updated_at = ${value("now")}::timestamptz from moved, variants v
    where ${stockLevels.variantId} = moved.variant_id and v.id = moved.variant_id and ${condition}
    returning ${stockLevels.variantId}, v.product_id, ${stockLevels.onHand} - ${stockLevels.allocated} as units`,
  ).execute({
    now: ctx.now().toISOString(),
    variantIds: units.map(({ variantId }) => variantId),
    quantities: units.map(({ quantity }) => quantity),
  });
  if (name !== "ship_stock")
    await publishStock(
      ctx,
      rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id, left: row.units })),
    );
  return rows.length;
}

/** After a change by another statement. */
export async function publishStockOf(ctx: Context, variantIds: readonly number[]): Promise<void> {
  const rows = await preparedSql<{ variant_id: number; product_id: number; units: number }>(
    ctx.db,
    "stock_to_publish",
    (value) => sql`select l.variant_id, v.product_id, l.on_hand - l.allocated as units
      from ${stockLevels} l join variants v on v.id = l.variant_id where l.variant_id = any(${intList(value("variantIds"))})`,
  ).execute({ variantIds: [...variantIds] });
  await publishStock(
    ctx,
    rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id, left: row.units })),
  );
}

/** Shows the stock left on open pages, in the transaction that changed it. */
async function publishStock(
  ctx: Context,
  stock: readonly { productId: number; variantId: number; left: number }[],
): Promise<void> {
  await publish(
    ctx,
    stock.map(({ productId, variantId, left }) => ({
      channels: [productChannel(productId)],
      name: "stock",
      data: { variant_id: variantId, current_stock: left },
    })),
  );
}

export async function insertMovements(
  ctx: Context,
  kind: MovementKind,
  units: readonly HeldUnits[],
  note = "",
): Promise<void> {
  if (units.length === 0) return;
  await insertRows(
    ctx.db,
    "insert_stock_movements",
    stockMovements,
    units.map(({ variantId, quantity, orderLineId }) => ({
      variantId,
      quantity,
      orderLineId,
      kind,
      note,
      createdAt: ctx.now(),
    })),
  );
}

/** Products of these variants whose number of units is shown, or was before this many moved. */
export async function findLowProducts(ctx: Context, variantIds: readonly number[], moved: number): Promise<number[]> {
  const rows = await preparedSql<{ product_id: number }>(
    ctx.db,
    "low_products",
    (value) => sql`
    select distinct v.product_id from variants v
    join products p on p.id = v.product_id
    join stock_levels l on l.variant_id = v.id
    where v.id = any(${intList(value("variantIds"))}) and l.on_hand - l.allocated <= greatest(p.low_stock_threshold, p.minimum_order_quantity) + ${value("moved")}::int
  `,
  ).execute({ variantIds: [...variantIds], moved });
  return rows.map((row) => row.product_id);
}
