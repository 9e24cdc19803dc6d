import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { CampaignCard, PageWanted } from "./campaign.ts";
import { findCampaignRows } from "./campaign.repository.ts";

/** The campaigns that run, and after them those to come; what is over is not listed. */
export function findCampaigns(ctx: Context, wanted: PageWanted): Promise<Page<CampaignCard>> {
  return findCampaignRows(ctx, wanted);
}
