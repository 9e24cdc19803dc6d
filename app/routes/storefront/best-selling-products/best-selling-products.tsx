import { type CacheHandle, LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ListingRoute, shouldRevalidateListing } from "#app/routes/storefront/products/listing-route.tsx";
import { loadListing } from "#app/routes/storefront/products/load-listing.server.ts";
import type { Route } from "./+types/best-selling-products";

export const handle: CacheHandle = { cache: { parameters: LISTING_PARAMETERS } };

export const shouldRevalidate = shouldRevalidateListing;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadListing(contextOf(context), request, { type: "best_selling", slug: null });
}

export default function BestSellingProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ListingRoute screen={loaderData} />;
}
