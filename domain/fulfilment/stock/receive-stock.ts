import { withTransaction, type Context } from "../../context.ts";
import { addReceived } from "./receive-stock.repository.ts";
import type { StockUnits } from "./stock.ts";

/** Adds units to the stock on hand. */
export async function receiveStock(ctx: Context, units: readonly StockUnits[], note: string): Promise<void> {
  await withTransaction(ctx, (inside) => addReceived(inside, units, note));
}
