import { withTransaction, type Context } from "../../context.ts";
import { SHOP_FIGURES_TAG } from "./shop.ts";
import { lockFigures, writeFigures, type FiguresScope } from "./shop-figures.repository.ts";

/** After products were written: recomputes the figures on their shops' cards. */
export async function refreshShopFigures(ctx: Context, scope: FiguresScope): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await lockFigures(ctx, scope);
    if (await writeFigures(ctx, scope)) await ctx.cache.purge([SHOP_FIGURES_TAG]);
  });
}
