import type { Context } from "../../context.ts";
import type { CampaignCard } from "./campaign.ts";
import { getCampaignRow } from "./campaign.repository.ts";

/** A published campaign, even if it is over; null for an unknown slug. */
export function getCampaign(ctx: Context, slug: string): Promise<CampaignCard | null> {
  return getCampaignRow(ctx, slug);
}
