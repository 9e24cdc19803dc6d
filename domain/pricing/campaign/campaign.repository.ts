import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import { campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import { LISTING_TAG, SHOWN_PRODUCTS_TAG } from "#domain/discovery/listing/listing-tags.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { CAMPAIGNS_TAG, stateOfCampaign, type CampaignCard, type PageWanted } from "./campaign.ts";

/** Published campaigns that are not over: running ones first, by the nearest end or start. */
export async function findCampaignRows(ctx: Context, { page, perPage }: PageWanted): Promise<Page<CampaignCard>> {
  const isOpen = and(eq(campaigns.status, "published"), gt(campaigns.endsAt, ctx.now()));
  const isUpcoming = sql`${campaigns.startsAt} > ${ctx.now().toISOString()}::timestamptz`;
  const nextChangeAt =
    sql`min(case when ${isUpcoming} then ${campaigns.startsAt} else ${campaigns.endsAt} end)`.mapWith(
      campaigns.startsAt,
    ) as SQL<Date | null>;
  const [items, counted] = await Promise.all([
    selectCards(ctx, isOpen)
      .orderBy(
        isUpcoming,
        sql`case when ${isUpcoming} then ${campaigns.startsAt} else ${campaigns.endsAt} end`,
        asc(campaigns.id),
      )
      .limit(perPage)
      .offset((page - 1) * perPage),
    ctx.db
      .select({ total: sql<number>`count(*)::int`, edge: nextChangeAt })
      .from(campaigns)
      .where(isOpen),
  ]);
  // Campaigns may move between pages when one starts or ends.
  if (counted[0]!.edge) ctx.cache.cacheExpiresAt(counted[0]!.edge);
  return { items: items.map((row) => toCard(ctx, row)), page, perPage, total: counted[0]!.total };
}

export async function getCampaignRow(ctx: Context, slug: string): Promise<CampaignCard | null> {
  const rows = await selectCards(ctx, and(eq(campaigns.slug, slug), eq(campaigns.status, "published")));
  return rows[0] ? toCard(ctx, rows[0]) : null;
}

/** The running flash sale, or else the next one. */
export async function getNextFlashSaleRow(ctx: Context): Promise<CampaignCard | null> {
  const isOpen = and(
    eq(campaigns.isFlashSale, true),
    eq(campaigns.status, "published"),
    gt(campaigns.endsAt, ctx.now()),
  );
  const rows = await selectCards(ctx, isOpen).orderBy(asc(campaigns.startsAt), asc(campaigns.id)).limit(1);
  return rows[0] ? toCard(ctx, rows[0]) : null;
}

type CardRow = Omit<CampaignCard, "startsAt" | "endsAt" | "state"> & { startsAt: Date; endsAt: Date };

function toCard(ctx: Context, { startsAt, endsAt, ...row }: CardRow): CampaignCard {
  const edge = ctx.now() < startsAt ? startsAt : endsAt;
  if (edge > ctx.now()) ctx.cache.cacheExpiresAt(edge);
  return {
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state: stateOfCampaign(startsAt, endsAt, ctx.now()),
  };
}

function selectCards(ctx: Context, condition: SQL | undefined) {
  ctx.cache.dependsOnTags([CAMPAIGNS_TAG, LISTING_TAG, SHOWN_PRODUCTS_TAG]);
  return ctx.db
    .select({
      id: campaigns.id,
      slug: campaigns.slug,
      title: sql<string>`coalesce(${campaignTranslations.title}, ${campaigns.title})`,
      description: sql<string>`coalesce(${campaignTranslations.description}, ${campaigns.description})`,
      banner: campaigns.banner,
      phoneBanner: campaigns.phoneBanner,
      backdrop: campaigns.backdrop,
      textColor: campaigns.textColor,
      isFlashSale: campaigns.isFlashSale,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      productsCount: sql<number>`(select count(*)::int from campaign_products c join listing_products l on l.product_id = c.product_id
        where c.campaign_id = ${campaigns.id} and c.status = 'accepted')`,
    })
    .from(campaigns)
    .leftJoin(
      campaignTranslations,
      and(
        eq(campaignTranslations.campaignId, campaigns.id),
        eq(campaignTranslations.languageCode, ctx.visitor.language.code),
      ),
    )
    .where(condition)
    .$dynamic();
}
