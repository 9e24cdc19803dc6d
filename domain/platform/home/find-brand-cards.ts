import { findBrands } from "../../catalog/brand/find-brands.ts";
import type { Context } from "../../context.ts";
import { findBrandCounts } from "../../discovery/listing/find-counts.ts";
import type { BrandCard } from "./home.ts";

/** Brands with the most products first; those without shown products are omitted. */
export async function findBrandCards(ctx: Context, max?: number): Promise<BrandCard[]> {
  const [brands, counts] = await Promise.all([findBrands(ctx), findBrandCounts(ctx)]);
  return brands
    .map((brand) => ({ ...brand, productsCount: counts.get(brand.id) ?? 0 }))
    .filter(({ productsCount }) => productsCount > 0)
    .toSorted((one, other) => other.productsCount - one.productsCount)
    .slice(0, max);
}
