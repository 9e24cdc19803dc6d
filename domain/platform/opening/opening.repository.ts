import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";

export type OpeningFacts = {
  hasOrders: boolean;
  areLegalPagesWritten: boolean;
  isTaxSet: boolean;
  isDeliverySet: boolean;
  hasProducts: boolean;
  hasHome: boolean;
};

/** Everything about the shop itself that the checklist asks, in one query. */
export async function readOpeningFacts(ctx: Context, countryCode: string): Promise<OpeningFacts> {
  const rows = await ctx.db
    .select({
      hasOrders: sql<boolean>`exists (select 1 from orders)`,
      areLegalPagesWritten: sql<boolean>`not exists (select 1 from pages where is_legal
        and not exists (select 1 from page_versions where page_id = pages.id and saved_by <> ''))`,
      isTaxSet: sql<boolean>`exists (select 1 from tax_rates where country_code = ${countryCode})`,
      isDeliverySet: sql<boolean>`exists (select 1 from shipping_rates r left join shipping_zone_places p
        on p.zone_id = r.zone_id where coalesce(p.country_code, r.country_code) = ${countryCode})`,
      hasProducts: sql<boolean>`exists (select 1 from products where status = 'published')`,
      hasHome: sql<boolean>`exists (select 1 from home_components where is_active)`,
    })
    .from(sql`(select 1) as one`);
  return rows[0]!;
}
