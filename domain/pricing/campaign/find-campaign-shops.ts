import type { Context } from "../../context.ts";
import { findShopsById } from "../../shops/shop/find-shops-by-id.ts";
import type { CampaignCard, CampaignShop } from "./campaign.ts";
import { countCampaignProducts } from "./campaign-product.repository.ts";

/** The shops in a campaign, those with the most products first. */
export async function findCampaignShops(
  ctx: Context,
  campaign: Pick<CampaignCard, "id" | "state">,
): Promise<CampaignShop[]> {
  if (campaign.state === "over") return [];
  const counts = await countCampaignProducts(ctx, campaign.id, "shop_id");
  const shops = await findShopsById(ctx, [...counts.keys()]);
  return shops
    .map((shop) => ({ ...shop, productsCount: counts.get(shop.id) ?? 0 }))
    .filter(({ productsCount }) => productsCount > 0)
    .toSorted((one, other) => other.productsCount - one.productsCount);
}
