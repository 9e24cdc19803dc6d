import { withTransaction, type Context } from "../../context.ts";
import { addReceived } from "./receive-stock.repository.ts";
import type { StockUnits } from "./stock.ts";

/** Units arrive on the shelf. */
export async function receiveStock(ctx: Context, units: readonly StockUnits[], note: string): Promise<void> {
  await withTransaction(ctx, (inside) => addReceived(inside, units, note));
}
