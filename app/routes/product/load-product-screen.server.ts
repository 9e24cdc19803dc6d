import { data } from "react-router";
import type { Context } from "#domain/context.ts";
import { findRelatedProducts } from "#domain/listing/find-related-products.ts";
import { getProductDetails } from "#domain/product/get-product-details.ts";
import { findReviews } from "#domain/review/find-reviews.ts";

/** Everything the product's screen shows, except what it loads when the shopper asks for more. */
export async function loadProductScreen(ctx: Context, slug: string) {
  const product = await getProductDetails(ctx, slug);
  if (!product) throw data(null, { status: 404 });
  const [related, reviews] = await Promise.all([findRelatedProducts(ctx, product), findReviews(ctx, product.id, 1)]);
  const { language, shipTo } = ctx.visitor;
  return {
    product,
    related,
    reviews,
    terms: {
      isTaxIncluded: ctx.settings.taxDisplay === "after_tax",
      country: new Intl.DisplayNames([language.code], { type: "region" }).of(shipTo) ?? shipTo,
      returnDays: ctx.settings.returnDays,
      today: ctx.now().toISOString(),
    },
  };
}

export type ProductScreenData = Awaited<ReturnType<typeof loadProductScreen>>;
