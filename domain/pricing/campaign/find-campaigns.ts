import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { CampaignCard, PageWanted } from "./campaign.ts";
import { findCampaignRows } from "./campaign.repository.ts";

/** Running campaigns, then upcoming ones; those that are over are omitted. */
export function findCampaigns(ctx: Context, wanted: PageWanted): Promise<Page<CampaignCard>> {
  return findCampaignRows(ctx, wanted);
}
