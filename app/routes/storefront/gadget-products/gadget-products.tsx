import { type CacheHandle, LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ListingRoute, shouldRevalidateListing } from "#app/routes/storefront/products/listing-route.tsx";
import { loadListing } from "#app/routes/storefront/products/load-listing.server.ts";
import { GadgetBanner } from "#app/ui/home/gadget-banner.tsx";
import { getGadgetBanner } from "#domain/platform/home/get-gadget-banner.ts";
import type { Route } from "./+types/gadget-products";

export const handle: CacheHandle = { cache: { parameters: LISTING_PARAMETERS } };

export const shouldRevalidate = shouldRevalidateListing;

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [screen, banner] = await Promise.all([
    loadListing(ctx, request, { type: "gadget", slug }),
    getGadgetBanner(ctx, slug),
  ]);
  return { screen, banner };
}

export default function GadgetProductsRoute({ loaderData: { screen, banner } }: Route.ComponentProps) {
  return (
    <>
      {banner && <GadgetBanner banner={banner} />}
      <ListingRoute screen={screen} />
    </>
  );
}
