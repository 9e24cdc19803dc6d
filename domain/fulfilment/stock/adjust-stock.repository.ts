import { eq, sql } from "drizzle-orm";
import { insertRows } from "#db/insert-rows.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import type { Context } from "../../context.ts";
import { unitsByVariant, type StockUnits } from "./stock.ts";
import { addRows, publishStockOf } from "./stock.repository.ts";

export async function addReceived(ctx: Context, received: readonly StockUnits[], note: string): Promise<void> {
  const units = unitsByVariant(received);
  if (units.length === 0) return;
  await ctx.db
    .insert(stockLevels)
    .values(units.map(({ variantId, quantity }) => ({ variantId, onHand: quantity, updatedAt: ctx.now() })))
    .onConflictDoUpdate({
      target: stockLevels.variantId,
      set: { onHand: sql`${stockLevels.onHand} + excluded.on_hand`, updatedAt: ctx.now() },
    });
  await ctx.db
    .insert(stockMovements)
    .values(units.map((unit) => ({ ...unit, kind: "received" as const, note, createdAt: ctx.now() })));
  await publishStockOf(
    ctx,
    units.map(({ variantId }) => variantId),
  );
}

export async function removeStock(ctx: Context, { variantId, quantity }: StockUnits, note: string): Promise<void> {
  await ctx.db
    .update(stockLevels)
    .set({ onHand: sql`${stockLevels.onHand} - ${quantity}`, updatedAt: ctx.now() })
    .where(eq(stockLevels.variantId, variantId));
  await ctx.db
    .insert(stockMovements)
    .values({ variantId, quantity: -quantity, kind: "adjusted", note, createdAt: ctx.now() });
  await publishStockOf(ctx, [variantId]);
}

/** Adds units, or removes them if negative, and records who did it. The rows are locked, and there is enough. */
export async function bookAdjusted(
  ctx: Context,
  units: readonly StockUnits[],
  note: string,
  importId: number | null = null,
): Promise<void> {
  await ctx.db
    .insert(stockLevels)
    .values(units.map(({ variantId }) => ({ variantId, updatedAt: ctx.now() })))
    .onConflictDoNothing();
  await addRows(ctx, units);
  await insertRows(
    ctx.db,
    "insert_adjusted_stock",
    stockMovements,
    units.map((unit) => ({
      ...unit,
      kind: "adjusted" as const,
      note,
      actorId: ctx.visitor.customerId,
      importId,
      createdAt: ctx.now(),
    })),
  );
}
