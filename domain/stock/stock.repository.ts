import { asc, inArray, sql, type SQL } from "drizzle-orm";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import type { Context } from "../context.ts";
import type { HeldUnits, MovementKind, StockUnits } from "./stock.ts";

/** Locks the rows in id order and answers the units that can be sold. */
export async function lockStockRows(ctx: Context, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ variantId: stockLevels.variantId, onHand: stockLevels.onHand, allocated: stockLevels.allocated })
    .from(stockLevels)
    .where(inArray(stockLevels.variantId, [...variantIds]))
    .orderBy(asc(stockLevels.variantId))
    .for("update");
  return new Map(rows.map(({ variantId, onHand, allocated }) => [variantId, onHand - allocated]));
}

/** Takes the units where there are enough of them; answers how many of the rows were. */
export function allocateRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(
    ctx,
    units,
    sql`allocated = ${stockLevels.allocated} + moved.quantity`,
    sql`${stockLevels.onHand} - ${stockLevels.allocated} >= moved.quantity`,
  );
}

export function releaseRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(
    ctx,
    units,
    sql`allocated = ${stockLevels.allocated} - moved.quantity`,
    sql`${stockLevels.allocated} >= moved.quantity`,
  );
}

export function shipRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(
    ctx,
    units,
    sql`allocated = ${stockLevels.allocated} - moved.quantity, on_hand = ${stockLevels.onHand} - moved.quantity`,
    sql`${stockLevels.allocated} >= moved.quantity`,
  );
}

export function addRows(ctx: Context, units: readonly StockUnits[]): Promise<number> {
  return changeRows(ctx, units, sql`on_hand = ${stockLevels.onHand} + moved.quantity`, sql`true`);
}

async function changeRows(ctx: Context, units: readonly StockUnits[], change: SQL, condition: SQL): Promise<number> {
  if (units.length === 0) return 0;
  const moved = sql.join(
    units.map(({ variantId, quantity }) => sql`(${variantId}::int, ${quantity}::int)`),
    sql`, `,
  );
  const result = (await ctx.db.execute(sql`
    update ${stockLevels} set ${change}, updated_at = ${ctx.now().toISOString()}::timestamptz
    from (values ${moved}) as moved (variant_id, quantity)
    where ${stockLevels.variantId} = moved.variant_id and ${condition}
    returning ${stockLevels.variantId}`)) as unknown as { rows: unknown[] };
  return result.rows.length;
}

export async function insertMovements(
  ctx: Context,
  kind: MovementKind,
  units: readonly HeldUnits[],
  note = "",
): Promise<void> {
  if (units.length === 0) return;
  await ctx.db.insert(stockMovements).values(units.map((held) => ({ ...held, kind, note, createdAt: ctx.now() })));
}

/** Products of these variants whose number of units is shown, or was before so many moved. */
export async function findLowProducts(ctx: Context, variantIds: readonly number[], moved: number): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    select distinct v.product_id from variants v
    join products p on p.id = v.product_id
    join stock_levels l on l.variant_id = v.id
    where v.id = any(${`{${variantIds.join(",")}}`}::int[]) and l.on_hand - l.allocated <= p.low_stock_threshold + ${moved}::int
  `)) as unknown as { rows: { product_id: number }[] };
  return rows.map((row) => row.product_id);
}
