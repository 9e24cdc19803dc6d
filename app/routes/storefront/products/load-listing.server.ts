import { data } from "react-router";
import { refuseMovedAddress } from "#app/loaders/refuse-moved-address.server.ts";
import { hasFilters, listingSearch, queryOfState, readListingUrl } from "#app/ui/listing/listing-url.ts";
import type { Context } from "#domain/context.ts";
import { findFacets } from "#domain/discovery/listing/find-facets.ts";
import { findListing } from "#domain/discovery/listing/find-listing.ts";
import type { ListingQuery } from "#domain/discovery/listing/listing.ts";
import { findAlternatives } from "#domain/discovery/search/find-alternatives.ts";

const PRODUCTS_PER_PAGE = 24;

type Listed = Pick<ListingQuery, "type" | "slug">;

/** All data of the listing screen; the same use cases as the calls `home/filtered_products` and `home/filter_data`. */
export async function loadListing(ctx: Context, request: Request, listed: Listed) {
  const requested = readListingUrl(new URL(request.url).searchParams);
  const query = queryOfState(requested, { ...listed, perPage: PRODUCTS_PER_PAGE });
  const [found, facets] = await Promise.all([findListing(ctx, query), findFacets(ctx, query)]);
  if (!found || !facets) return refuseUnknown(ctx, request, listed);
  const isPastEnd = requested.page > 1 && found.products.items.length === 0;
  const state = isPastEnd ? { ...requested, page: 1 } : requested;
  const listing = isPastEnd ? await findListing(ctx, { ...query, page: 1 }) : found;
  if (!listing) return refuseUnknown(ctx, request, listed);
  return {
    listing,
    facets,
    alternatives:
      query.q !== "" && listing.products.total === 0 && !hasFilters(state)
        ? await findAlternatives(ctx, query.q)
        : null,
    state,
    /** Identifies a selection: pages loaded for one are not shown for another. */
    selection: [
      ctx.visitor.language.code,
      ctx.visitor.currency.code,
      listingSearch({ ...state, page: 1, view: "grid" }),
    ].join(" "),
  };
}

async function refuseUnknown(ctx: Context, request: Request, { type, slug }: Listed): Promise<never> {
  const subject = type === "gadget" ? "category" : type;
  if (slug !== null && (subject === "category" || subject === "brand" || subject === "shop" || subject === "campaign"))
    return refuseMovedAddress(ctx, request, subject, slug);
  throw data(null, { status: 404 });
}

export type ListingScreenData = Awaited<ReturnType<typeof loadListing>>;
