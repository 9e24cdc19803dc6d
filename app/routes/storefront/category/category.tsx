import { type CacheHandle, LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ListingRoute, shouldRevalidateListing } from "#app/routes/storefront/products/listing-route.tsx";
import { loadListing } from "#app/routes/storefront/products/load-listing.server.ts";
import type { Route } from "./+types/category";

export const handle: CacheHandle = { cache: { parameters: LISTING_PARAMETERS } };

export const shouldRevalidate = shouldRevalidateListing;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadListing(contextOf(context), request, { type: "category", slug: params.slug });
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <ListingRoute screen={loaderData} />;
}
