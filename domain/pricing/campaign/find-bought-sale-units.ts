import type { Context } from "../../context.ts";
import { countBoughtSaleUnits } from "./sale-units.repository.ts";

/**
 * Units that the visitor has bought at a campaign's price, by campaign product: as a customer, in this session, or with
 * an e-mail address given for a purchase of this cart. Canceled and expired purchases do not count.
 */
export async function findBoughtSaleUnits(
  ctx: Context,
  cartId: number,
  campaignProductIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return campaignProductIds.length === 0 ? new Map() : countBoughtSaleUnits(ctx, cartId, campaignProductIds);
}
