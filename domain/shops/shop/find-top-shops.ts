import type { Context } from "../../context.ts";
import { findShopPage } from "./find-shop-page.ts";
import type { ShopCard } from "./shop.ts";

/** The best-rated shops, for a section of a screen. */
export async function findTopShops(ctx: Context, max: number): Promise<ShopCard[]> {
  const query = { q: "", rating: null, category: null, isOpen: false, sort: "top_rated", page: 1 } as const;
  return (await findShopPage(ctx, { ...query, perPage: max })).items;
}
