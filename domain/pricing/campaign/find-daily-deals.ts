import { findListing } from "#domain/discovery/listing/find-listing.ts";
import { EMPTY_QUERY } from "#domain/discovery/listing/listing.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { PageWanted, SaleProduct } from "./campaign.ts";
import { findDealEnds } from "./campaign-product.repository.ts";

/** The daily deals, by the nearest end. */
export async function findDailyDeals(ctx: Context, wanted: PageWanted): Promise<Page<SaleProduct>> {
  const { products } = (await findListing(ctx, { ...EMPTY_QUERY, type: "daily_deal", ...wanted }))!;
  const ids = products.items.map(({ id }) => id);
  const ends = await findDealEnds(ctx, ids);
  const items = products.items.flatMap((card): SaleProduct[] => {
    const end = ends.get(card.id);
    if (!end || end <= ctx.now()) return [];
    const sale = { saleEndsAt: end.toISOString(), soldUnits: null, maximumUnits: null, maximumPerBuyer: null };
    return [{ ...card, ...sale }];
  });
  return { ...products, items };
}
