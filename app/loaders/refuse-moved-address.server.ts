import { data, redirect } from "react-router";
import type { Context } from "#domain/context.ts";
import { findTopProducts } from "#domain/discovery/listing/find-top-products.ts";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import { findMovedAddress } from "#domain/catalog/slug-change/find-moved-address.ts";
import type { SlugSubject } from "#domain/catalog/slug-change/slug-change.ts";
import type { GoneThing } from "../hydration/removed-part.tsx";
import { withoutRouterParts } from "../ui/session/way-back.ts";

const PATHS: Readonly<Record<SlugSubject, string>> = {
  product: "/product/",
  category: "/category/",
  brand: "/brand/",
  shop: "/shop/",
  campaign: "/campaign/",
  page: "/page/",
  blog: "/blog/",
};
const SUGGESTED_PRODUCTS = 8;

/** Ends a loader whose subject does not exist: redirects to its new address, or responds 410 or 404. */
export async function refuseMovedAddress(
  ctx: Context,
  request: Request,
  subject: SlugSubject,
  slug: string,
): Promise<never> {
  const lost = await findMovedAddress(ctx, subject, slug);
  if (!lost) throw data(null, { status: 404 });
  if (lost.kind === "moved")
    throw redirect(
      withoutRouterParts(PATHS[subject] + encodeURIComponent(lost.slug) + new URL(request.url).search),
      301,
    );
  const gone: GoneThing = { subject, products: await suggest(ctx, lost.categorySlug) };
  throw data(gone, { status: 410 });
}

async function suggest(ctx: Context, categorySlug: string | null): Promise<GoneThing["products"]> {
  const list = { sort: "top_selling" } as const;
  const similar = categorySlug
    ? await findTopProducts(ctx, { ...list, type: "category", slug: categorySlug }, SUGGESTED_PRODUCTS)
    : [];
  const ids = similar.length > 0 ? similar : await findTopProducts(ctx, list, SUGGESTED_PRODUCTS);
  return findProductCards(ctx, ids);
}
