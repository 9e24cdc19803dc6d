import { and, eq, sql } from "drizzle-orm";
import { campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import type { Context } from "../../context.ts";

/** A published campaign in the page's language. */
export async function getListedCampaignRow(ctx: Context, slug: string) {
  const rows = await ctx.db
    .select({
      id: campaigns.id,
      title: sql<string>`coalesce(${campaignTranslations.title}, ${campaigns.title})`,
      banner: campaigns.banner,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
    })
    .from(campaigns)
    .leftJoin(
      campaignTranslations,
      and(
        eq(campaignTranslations.campaignId, campaigns.id),
        eq(campaignTranslations.languageCode, ctx.visitor.language.code),
      ),
    )
    .where(and(eq(campaigns.slug, slug), eq(campaigns.status, "published")));
  return rows[0] ?? null;
}
