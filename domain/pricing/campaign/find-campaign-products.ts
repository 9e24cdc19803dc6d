import { findListing } from "#domain/discovery/listing/find-listing.ts";
import { EMPTY_QUERY } from "#domain/discovery/listing/listing.ts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { PageWanted } from "./campaign.ts";

/** The current products of a campaign, or its future ones before it starts; null for an unknown slug. */
export async function findCampaignProducts(
  ctx: Context,
  slug: string,
  wanted: PageWanted,
): Promise<Page<ProductCard> | null> {
  const listing = await findListing(ctx, { ...EMPTY_QUERY, type: "campaign", slug, ...wanted });
  return listing && listing.products;
}
