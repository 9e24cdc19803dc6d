import type { Context } from "../../context.ts";
import { getListedCampaignRow } from "./listed-campaign.repository.ts";

/** The campaign of a listing. */
export type ListedCampaign = {
  id: number;
  title: string;
  banner: string | null;
  state: "upcoming" | "running" | "over";
};

/** Undefined if no such campaign is published. */
export async function findListedCampaign(ctx: Context, slug: string | null): Promise<ListedCampaign | undefined> {
  const row = await getListedCampaignRow(ctx, slug ?? "");
  if (!row) return undefined;
  const { startsAt, endsAt, ...campaign } = row;
  const now = ctx.now();
  for (const edge of [startsAt, endsAt]) if (edge > now) ctx.cache.cacheExpiresAt(edge);
  return { ...campaign, state: now < startsAt ? "upcoming" : now < endsAt ? "running" : "over" };
}
