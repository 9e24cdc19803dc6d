import { and, asc, eq, gt, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { type ListRange, listReads } from "#db/list-reads.ts";
import { escapeLike, isYesOrNo } from "#db/list-sql.ts";
import { campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import type { Context } from "../../context.ts";
import type { CampaignStatus, CampaignTexts } from "./campaign-admin.ts";

export type CampaignRow = {
  id: number;
  slug: string;
  title: string;
  description: string;
  banner: string | null;
  phoneBanner: string | null;
  backdrop: string;
  isFlashSale: boolean;
  status: CampaignStatus;
  startsAt: Date;
  endsAt: Date;
  requestedCount: number;
  acceptedCount: number;
  soldUnits: number;
  overlaps: string[];
};

/** All campaigns as a list. */
export function campaignReads(ctx: Context) {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const isPublished = eq(campaigns.status, "published");
  const states: Record<string, SQL> = {
    draft: ne(campaigns.status, "published"),
    upcoming: and(isPublished, sql`${campaigns.startsAt} > ${now}`)!,
    running: and(isPublished, sql`${campaigns.startsAt} <= ${now} and ${campaigns.endsAt} > ${now}`)!,
    over: and(isPublished, sql`${campaigns.endsAt} <= ${now}`)!,
  };
  return listReads(ctx.db, {
    list: {
      id: campaigns.id,
      sorts: { starts: campaigns.startsAt, ends: campaigns.endsAt, title: sql`lower(${campaigns.title})` },
      filters: {
        state: { condition: ({ values }) => or(...values.map((state) => states[state])) },
        flash: { condition: isYesOrNo(eq(campaigns.isFlashSale, true)) },
        starts: { instant: campaigns.startsAt },
        ends: { instant: campaigns.endsAt },
      },
      search: (text) =>
        sql`lower(${campaigns.title} || ' ' || ${campaigns.slug}) like ${`%${escapeLike(text.toLowerCase())}%`}`,
    },
    rows: (range) => findCampaignRows(ctx, range),
    matching: (where) => ctx.db.select({ id: campaigns.id }).from(campaigns).where(where).getSQL(),
  });
}

function findCampaignRows(ctx: Context, { where, orderBy, limit, offset }: ListRange): Promise<CampaignRow[]> {
  // Written out: a column of the only table of a query is rendered without its table.
  const counted = (status: string) =>
    sql<number>`(select count(*)::int from campaign_products c where c.campaign_id = campaigns.id and c.status = ${status})`;
  return ctx.db
    .select({
      id: campaigns.id,
      slug: campaigns.slug,
      title: campaigns.title,
      description: campaigns.description,
      banner: campaigns.banner,
      phoneBanner: campaigns.phoneBanner,
      backdrop: campaigns.backdrop,
      isFlashSale: campaigns.isFlashSale,
      status: campaigns.status,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      requestedCount: counted("requested"),
      acceptedCount: counted("accepted"),
      soldUnits: sql<number>`(select coalesce(sum(c.sold_units), 0)::int from campaign_products c where c.campaign_id = campaigns.id)`,
      overlaps: sql<string[]>`(select coalesce(json_agg(o.title order by o.starts_at), '[]') from campaigns o
        where o.id <> campaigns.id and o.status = 'published' and o.starts_at < campaigns.ends_at and o.ends_at > campaigns.starts_at
          and o.ends_at > ${ctx.now().toISOString()}::timestamptz)`,
    })
    .from(campaigns)
    .where(where)
    .orderBy(...orderBy)
    .offset(offset)
    .limit(limit);
}

export async function getCampaignRecordRow(ctx: Context, id: number): Promise<CampaignRow | null> {
  return (await findCampaignRows(ctx, { where: eq(campaigns.id, id), orderBy: [], offset: 0, limit: 1 }))[0] ?? null;
}

/** Published campaigns that have not ended, which a shop can join; the nearest start first. */
export async function findOpenCampaignRows(ctx: Context): Promise<CampaignRow[]> {
  const isOpen = and(eq(campaigns.status, "published"), gt(campaigns.endsAt, ctx.now()));
  const orderBy = [sql`${campaigns.startsAt} asc`, sql`${campaigns.id} asc`];
  return findCampaignRows(ctx, { where: isOpen, orderBy, offset: 0, limit: 100 });
}

/** Campaigns that overlap the interval, including drafts, in the order of their start. */
export async function findCampaignRowsBetween(
  ctx: Context,
  { from, until }: { from: Date; until: Date },
): Promise<CampaignRow[]> {
  const where = and(lt(campaigns.startsAt, until), gt(campaigns.endsAt, from));
  const orderBy = [sql`${campaigns.startsAt} asc`, sql`${campaigns.id} asc`];
  return findCampaignRows(ctx, { where, orderBy, offset: 0, limit: 100 });
}

export function findCampaignTexts(ctx: Context, campaignId: number): Promise<CampaignTexts[]> {
  return ctx.db
    .select({
      languageCode: campaignTranslations.languageCode,
      title: campaignTranslations.title,
      description: campaignTranslations.description,
    })
    .from(campaignTranslations)
    .where(eq(campaignTranslations.campaignId, campaignId))
    .orderBy(asc(campaignTranslations.languageCode));
}

type Locked = { id: number; title: string; status: CampaignStatus; startsAt: Date; endsAt: Date; isFlashSale: boolean };

/** Locked, so that its interval and its products change one after the other. */
export async function lockCampaign(ctx: Context, id: number): Promise<Locked | null> {
  const rows = await ctx.db
    .select({
      id: campaigns.id,
      title: campaigns.title,
      status: campaigns.status,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
      isFlashSale: campaigns.isFlashSale,
    })
    .from(campaigns)
    .where(eq(campaigns.id, id))
    .for("update");
  return rows[0] ?? null;
}

/** Locks all campaigns until the transaction ends: flash sales are compared with each other. */
export async function lockCampaigns(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`lock table campaigns in share row exclusive mode`);
}

/** Another published flash sale in this interval. */
export async function findOtherFlashSale(
  ctx: Context,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  exceptId: number | null,
): Promise<string | null> {
  const rows = await ctx.db
    .select({ title: campaigns.title })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.isFlashSale, true),
        eq(campaigns.status, "published"),
        exceptId === null ? undefined : ne(campaigns.id, exceptId),
        sql`tstzrange(${campaigns.startsAt}, ${campaigns.endsAt}) && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`,
      ),
    )
    .limit(1);
  return rows[0]?.title ?? null;
}

export async function isSlugTaken(ctx: Context, slug: string, exceptId: number | null): Promise<boolean> {
  const isOther = exceptId === null ? undefined : ne(campaigns.id, exceptId);
  return (await ctx.db.$count(campaigns, and(eq(campaigns.slug, slug), isOther))) > 0;
}

export type CampaignToSave = Omit<typeof campaigns.$inferInsert, "id" | "createdAt">;

/** Inserts it, or updates that of the id; returns the id. */
export async function writeCampaign(ctx: Context, id: number | null, campaign: CampaignToSave): Promise<number> {
  if (id !== null) {
    await ctx.db.update(campaigns).set(campaign).where(eq(campaigns.id, id));
    return id;
  }
  const rows = await ctx.db
    .insert(campaigns)
    .values({ ...campaign, createdAt: ctx.now() })
    .returning({ id: campaigns.id });
  return rows[0]!.id;
}

export async function replaceCampaignTexts(ctx: Context, campaignId: number, texts: CampaignTexts[]): Promise<void> {
  await ctx.db.delete(campaignTranslations).where(eq(campaignTranslations.campaignId, campaignId));
  if (texts.length > 0)
    await ctx.db.insert(campaignTranslations).values(texts.map((each) => ({ campaignId, ...each })));
}

export async function deleteCampaign(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(campaigns).where(eq(campaigns.id, id));
}
