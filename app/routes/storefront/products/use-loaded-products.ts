import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { listingSearch, type ListingState, queryOfState } from "#app/ui/listing/listing-url.ts";
import { mergeById } from "#app/ui/listing/merge-by-id.ts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import { fromWire } from "#shared/wire.ts";
import type { ListingScreenData } from "./load-listing.server.ts";

/** Pages loaded beside the page of the URL; stored in the entry of the browser history, so they are there after going back. */
type Loaded = { selection: string; firstPage: number; lastPage: number; products: ProductCard[] };

const subscribeToNothing = () => () => undefined;

/** The products of the page from the server, and of the pages loaded before and after it. */
export function useLoadedProducts({ listing, state, selection }: ListingScreenData) {
  const call = useCall();
  const navigate = useNavigate();
  const location = useLocation();
  const [loading, setLoading] = useState<"earlier" | "later" | null>(null);
  // Only the browser has the history: the first render must match the server's.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const kept = isHydrated ? (location.state as { loaded?: Loaded } | null)?.loaded : undefined;
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  const { page, items } = listing.products;
  const loaded: Loaded =
    kept?.selection === selection ? kept : { selection, firstPage: page, lastPage: page, products: items };

  function moveTo(next: ListingState, news: Loaded = loaded) {
    void navigate(
      { search: listingSearch(next) },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: { loaded: news } },
    );
  }

  async function load(which: "earlier" | "later") {
    const wanted = which === "earlier" ? loaded.firstPage - 1 : loaded.lastPage + 1;
    const asked = queryOfState({ ...state, page: wanted }, listing.query);
    setLoading(which);
    const outcome = await call.get("/home/filtered_products", {
      query: {
        type: asked.type,
        slug: asked.slug ?? undefined,
        q: asked.q || undefined,
        "categories[]": asked.categories.map(String),
        "brands[]": asked.brands.map(String),
        "colors[]": asked.colors.map(String),
        "attribute_values[]": asked.attributeValues.map(String),
        price_min: asked.priceMin ?? undefined,
        price_max: asked.priceMax ?? undefined,
        rating: asked.rating === null ? undefined : String(asked.rating),
        in_stock: asked.inStock ? "1" : undefined,
        sort: asked.sort,
        page: String(asked.page),
        per_page: String(asked.perPage),
      },
    });
    setLoading(null);
    if (!outcome.ok || latest.current !== selection) return;
    const found = outcome.answer.products.data.map((product) => fromWire<ProductCard>(product));
    if (isOfOtherCurrency(found, loaded.products)) return;
    const isLater = which === "later";
    const products = isLater ? mergeById(loaded.products, found) : mergeById(found, loaded.products);
    moveTo(
      { ...state, page: wanted },
      {
        ...loaded,
        products,
        firstPage: isLater ? loaded.firstPage : wanted,
        lastPage: isLater ? wanted : loaded.lastPage,
      },
    );
  }

  return { ...loaded, loading, moveTo, loadLater: () => load("later"), loadEarlier: () => load("earlier") };
}

/** True for a response to a request from before a currency switch: a list never mixes two currencies. */
function isOfOtherCurrency([found]: readonly ProductCard[], [shown]: readonly ProductCard[]): boolean {
  return found !== undefined && shown !== undefined && found.price.currency !== shown.price.currency;
}
