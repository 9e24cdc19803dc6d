import type { Context } from "../../context.ts";
import { bookAdjusted } from "./receive-stock.repository.ts";
import { unitsByVariant, type StockUnits } from "./stock.ts";

const BATCH_SIZE = 1_000;

/**
 * In a transaction that has locked the rows and knows that there is enough: books differences as movements, of an
 * import if one is named.
 */
export async function bookStock(
  ctx: Context,
  changes: readonly StockUnits[],
  note: string,
  importId: number | null = null,
): Promise<void> {
  const units = unitsByVariant(changes).filter(({ quantity }) => quantity !== 0);
  for (let from = 0; from < units.length; from += BATCH_SIZE)
    await bookAdjusted(ctx, units.slice(from, from + BATCH_SIZE), note, importId);
}
