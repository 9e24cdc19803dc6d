import { redirect } from "react-router";
import { findSearchRedirect } from "#domain/discovery/listing/find-search-rules.ts";
import { type CacheHandle, LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ListingRoute, shouldRevalidateListing } from "./listing-route.tsx";
import { hasFilters, readListingUrl } from "#app/ui/listing/listing-url.ts";
import { loadListing } from "./load-listing.server.ts";
import type { Route } from "./+types/products";

export const handle: CacheHandle = { cache: { parameters: LISTING_PARAMETERS } };

export const shouldRevalidate = shouldRevalidateListing;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const requested = readListingUrl(new URL(request.url).searchParams);
  const target = requested.q === "" || hasFilters(requested) ? null : await findSearchRedirect(ctx, requested.q);
  if (target !== null) throw redirect(target);
  return loadListing(ctx, request, { type: "products", slug: null });
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ListingRoute screen={loaderData} />;
}
