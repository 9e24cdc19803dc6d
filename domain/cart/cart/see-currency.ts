import { withTransaction, type Context } from "../../context.ts";
import { updateLine } from "./cart.repository.ts";
import { loadLines, lockCart } from "./load-cart.ts";
import { isPriceSeen, snapshotPrice } from "./seen-price.ts";

/** After the visitor chose a currency with fixed prices: from now on a change of one has to be acknowledged. */
export async function seeCurrency(ctx: Context): Promise<void> {
  if (!ctx.visitor.currency.hasFixedPrices) return;
  await withTransaction(ctx, async (inside) => {
    const cart = await lockCart(inside);
    const lines = cart ? await loadLines(inside, cart.id) : [];
    for (const line of lines)
      if (!line.isSeenInCurrency && isPriceSeen(inside, line))
        await updateLine(inside, line.id, { seen: snapshotPrice(inside, line, line.unitPrice) });
  });
}
