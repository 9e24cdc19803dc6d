import type { Context } from "../../context.ts";
import { countBoughtSaleUnits } from "./sale-units.repository.ts";

/**
 * What the visitor has had at a campaign's price, by its product there: as a customer, in this session, or with an e-mail
 * address that was given for a purchase of this cart. What was canceled or expired does not count.
 */
export async function findBoughtSaleUnits(
  ctx: Context,
  cartId: number,
  campaignProductIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return campaignProductIds.length === 0 ? new Map() : countBoughtSaleUnits(ctx, cartId, campaignProductIds);
}
