import { LISTING_TAG } from "#domain/discovery/listing/listing-tags.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import { ATTRIBUTES_TAG } from "../attribute/attribute.ts";
import { BRANDS_TAG } from "../brand/brand.ts";
import { COLORS_TAG } from "../color/color.ts";
import { PRODUCTS_TAG } from "../product/product.ts";
import { UNITS_TAG } from "../unit/unit.ts";

const TAGS: Record<TermKind, string> = {
  brands: BRANDS_TAG,
  colors: COLORS_TAG,
  attributes: ATTRIBUTES_TAG,
  "attribute-values": ATTRIBUTES_TAG,
  tags: PRODUCTS_TAG,
  units: UNITS_TAG,
};

/** After a write: purges the pages that show it, and refreshes the facets and search words of its products. */
export async function refreshTerm(ctx: Context, kind: TermKind, products: readonly number[]): Promise<void> {
  await refreshListings(ctx, products);
  await ctx.cache.purge([TAGS[kind], LISTING_TAG, PRODUCTS_TAG]);
}
