import { findBrands } from "#domain/catalog/brand/find-brands.ts";
import type { Context } from "../../context.ts";
import type { CampaignBrand, CampaignCard } from "./campaign.ts";
import { countCampaignProducts } from "./campaign-product.repository.ts";

/** The brands in a campaign, those with the most products first. */
export async function findCampaignBrands(
  ctx: Context,
  campaign: Pick<CampaignCard, "id" | "state">,
): Promise<CampaignBrand[]> {
  if (campaign.state === "over") return [];
  const [brands, counts] = await Promise.all([findBrands(ctx), countCampaignProducts(ctx, campaign.id, "brand_id")]);
  return brands
    .map((brand) => ({ ...brand, productsCount: counts.get(brand.id) ?? 0 }))
    .filter(({ productsCount }) => productsCount > 0)
    .toSorted((one, other) => other.productsCount - one.productsCount);
}
