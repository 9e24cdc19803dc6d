import type { ShopQuery, ShopSort } from "#domain/shops/shop/shop.ts";

/** The whole state of the list of shops, stored in the URL under the names of the call `home/sellers`. */
export type SellersState = Omit<ShopQuery, "perPage">;

export const SHOP_ORDERS: readonly ShopSort[] = ["top_rated", "most_followed", "most_products", "newest", "name"];
const MAX_QUERY_CHARACTERS = 120;

/** Parses a URL; invalid parts are ignored, and an invalid page is the first one. */
export function readSellersUrl(parameters: URLSearchParams): SellersState {
  const sort = parameters.get("sort") as ShopSort;
  const rating = parameters.get("rating") ?? "";
  const page = parameters.get("page") ?? "";
  return {
    q: (parameters.get("q") ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, MAX_QUERY_CHARACTERS),
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    category: parameters.get("category")?.slice(0, 200) || null,
    isOpen: ["1", "true", "on"].includes(parameters.get("open") ?? ""),
    sort: SHOP_ORDERS.includes(sort) ? sort : "top_rated",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string of a state, without defaults; empty if there is nothing else. */
export function sellersSearch({ q, rating, category, isOpen, sort, page }: SellersState): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set("q", q);
  if (rating !== null) parameters.set("rating", String(rating));
  if (category !== null) parameters.set("category", category);
  if (isOpen) parameters.set("open", "1");
  if (sort !== "top_rated") parameters.set("sort", sort);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `?${parameters.toString()}` : "";
}

export function isNarrowed({ q, rating, category, isOpen }: SellersState): boolean {
  return q !== "" || rating !== null || category !== null || isOpen;
}
