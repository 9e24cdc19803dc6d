import { lowerStock } from "#domain/stock/lower-stock.ts";
import { withTransaction, type Context } from "../context.ts";
import { countFreeKeys, revokeGrants, revokeKeys } from "./digital-grant.repository.ts";

/**
 * After a refund or a cancellation, and after the stock came back: the links of these order lines are dead, their licence keys
 * count no more, and no more units are in stock than there are keys. Lines without files are left alone.
 */
export async function revokeDigital(ctx: Context, orderLineIds: readonly number[]): Promise<void> {
  if (orderLineIds.length === 0) return;
  await withTransaction(ctx, async (inside) => {
    await revokeGrants(inside, orderLineIds);
    const variantIds = await revokeKeys(inside, orderLineIds);
    if (variantIds.length > 0)
      await lowerStock(inside, await countFreeKeys(inside, variantIds), "licence keys revoked");
  });
}
