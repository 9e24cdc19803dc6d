import { useEffect, useRef } from "react";
import { useCall } from "#app/api-client/call.ts";
import { useLoadedPages } from "#app/api-client/use-loaded-pages.ts";
import { listingSearch, type ListingState, queryOfState } from "#app/ui/listing/listing-url.ts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import { fromWire } from "#shared/wire.ts";
import type { ListingScreenData } from "./load-listing.server.ts";

/** The products of the page from the server, and of the pages loaded before and after it. */
export function useLoadedProducts({ listing, state, selection }: ListingScreenData) {
  const call = useCall();
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);

  async function load(page: number, shown: readonly ProductCard[]): Promise<ProductCard[] | null> {
    const requested = queryOfState({ ...state, page }, listing.query);
    const outcome = await call.get("/home/filtered_products", {
      query: {
        type: requested.type,
        slug: requested.slug ?? undefined,
        q: requested.q || undefined,
        "categories[]": requested.categories.map(String),
        "brands[]": requested.brands.map(String),
        "colors[]": requested.colors.map(String),
        "attribute_values[]": requested.attributeValues.map(String),
        price_min: requested.priceMin ?? undefined,
        price_max: requested.priceMax ?? undefined,
        rating: requested.rating === null ? undefined : String(requested.rating),
        in_stock: requested.inStock ? "1" : undefined,
        sort: requested.sort,
        page: String(requested.page),
        per_page: String(requested.perPage),
      },
    });
    if (!outcome.ok || latest.current !== selection) return null;
    const found = outcome.answer.products.data.map((product) => fromWire<ProductCard>(product));
    return isOfOtherCurrency(found, shown) ? null : found;
  }

  const { items, moveTo, ...pages } = useLoadedPages<ProductCard>({
    first: listing.products,
    selection,
    searchOf: (page) => listingSearch({ ...state, page }),
    load,
  });
  return { ...pages, products: items, moveTo: (next: ListingState) => moveTo(listingSearch(next)) };
}

/** True for a response to a request from before a currency switch: a list never mixes two currencies. */
function isOfOtherCurrency([found]: readonly ProductCard[], [shown]: readonly ProductCard[]): boolean {
  return found !== undefined && shown !== undefined && found.price.currency !== shown.price.currency;
}
