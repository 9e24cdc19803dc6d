import { and, eq, sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { campaignTranslations, campaigns } from "#db/schema/campaign.ts";
import { intList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import type { ListedProduct } from "./listing-tags.ts";

/** The number of listed products per category, brand or shop. */
export async function countProducts(
  ctx: Context,
  column: "category_id" | "brand_id" | "shop_id",
): Promise<Map<number, number>> {
  const id = sql.identifier(column);
  const rows = await readRows<{ id: number; count: number }>(
    ctx.db,
    sql`
    select ${id} as id, count(*) as count from listing_products
    where ${id} is not null and (is_in_stock or not ${ctx.settings.hideOutOfStock}::boolean) group by 1
  `,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

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

/** What listings show of these products; those that are not listed are left out. */
export async function findListedProducts(ctx: Context, ids: readonly number[]): Promise<ListedProduct[]> {
  return preparedSql<ListedProduct>(
    ctx.db,
    "listed_products",
    (value) =>
      sql`select product_id as id, category_id as "categoryId", brand_id as "brandId", shop_id as "shopId",
        is_on_offer or campaign_id is not null or deal_ends_at is not null as "isReduced", is_in_stock as "isInStock",
        rating_tenths as "ratingTenths", md5(search_vector::text) as words
      from listing_products where product_id = any(${intList(value("ids"))})`,
  ).execute({ ids: [...ids] });
}
