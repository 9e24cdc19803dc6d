import { productChannel } from "#shared/live-channel.ts";
import type { Context } from "../../context.ts";
import { publish } from "../../platform/live/publish.ts";

/** The units of a variant that can be sold. */
export type StockLeft = { productId: number; variantId: number; left: number };

/** Shows the stock left on open pages, in the transaction that changed it. */
export async function publishStock(ctx: Context, stock: readonly StockLeft[]): Promise<void> {
  await publish(
    ctx,
    stock.map(({ productId, variantId, left }) => ({
      channels: [productChannel(productId)],
      name: "stock",
      data: { variant_id: variantId, current_stock: left },
    })),
  );
}
