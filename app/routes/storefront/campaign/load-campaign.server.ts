import { refuseMovedAddress } from "#app/loaders/refuse-moved-address.server.ts";
import { loadListing } from "#app/routes/storefront/products/load-listing.server.ts";
import { readCampaignTab } from "#app/ui/campaign/campaign-tab.ts";
import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { findCampaignBrands } from "#domain/pricing/campaign/find-campaign-brands.ts";
import { findCampaignShops } from "#domain/pricing/campaign/find-campaign-shops.ts";
import { getCampaign } from "#domain/pricing/campaign/get-campaign.ts";
import type { Context } from "#domain/context.ts";

/** A campaign with the data of its tab. */
export async function loadCampaign(ctx: Context, request: Request, slug: string) {
  const campaign = await getCampaign(ctx, slug);
  if (!campaign) return refuseMovedAddress(ctx, request, "campaign", slug);
  return { campaign, shown: await loadTab(ctx, request, campaign) };
}

async function loadTab(ctx: Context, request: Request, campaign: CampaignCard) {
  const tab = readCampaignTab(new URL(request.url).searchParams);
  switch (tab) {
    case "products":
      return { tab, screen: await loadListing(ctx, request, { type: "campaign", slug: campaign.slug }) };
    case "brands":
      return { tab, brands: await findCampaignBrands(ctx, campaign) };
    case "shops":
      return { tab, shops: await findCampaignShops(ctx, campaign) };
  }
}

export type CampaignScreenData = Awaited<ReturnType<typeof loadCampaign>>;
