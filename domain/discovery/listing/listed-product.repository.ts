import { sql } from "drizzle-orm";
import { intList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import type { ListedProduct } from "./listing-tags.ts";

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
