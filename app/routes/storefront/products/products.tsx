import { type CacheHandle, LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ListingRoute, shouldRevalidateListing } from "./listing-route.tsx";
import { loadListing } from "./load-listing.server.ts";
import type { Route } from "./+types/products";

export const handle: CacheHandle = { cache: { parameters: LISTING_PARAMETERS } };

export const shouldRevalidate = shouldRevalidateListing;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadListing(contextOf(context), request, { type: "products", slug: null });
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ListingRoute screen={loaderData} />;
}
