import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { CAMPAIGNS_TAG } from "./campaign.ts";
import { insertCampaignRule, lockAskedProduct, markAccepted } from "./campaign-product.repository.ts";

export type AcceptCampaignProductFailure = Failure<"not_found" | "wrong_state" | "in_other_campaign">;

/** The operator accepts a product into a campaign: while the campaign runs, the product has its price. */
export async function acceptCampaignProduct(
  ctx: Context,
  campaignProductId: number,
): Promise<Result<null, AcceptCampaignProductFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, AcceptCampaignProductFailure>> => {
    const requested = await lockAskedProduct(inside, campaignProductId);
    if (!requested) return failure({ code: "not_found" });
    if (requested.status !== "requested") return failure({ code: "wrong_state" });
    if (!(await insertCampaignRule(inside, requested))) return failure({ code: "in_other_campaign" });
    await markAccepted(inside, requested.id);
    await refreshListings(inside, [requested.productId]);
    await inside.cache.purge([CAMPAIGNS_TAG]);
    return success(null);
  });
}
