import { refuseMovedAddress } from "#app/loaders/refuse-moved-address.server.ts";
import type { Context } from "#domain/context.ts";
import { presentProduct } from "#domain/catalog/product/get-product-details.ts";
import { loadProduct } from "#domain/catalog/product/load-product.ts";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { findFirstQuestions } from "#domain/catalog/question/find-questions.ts";
import { findReviews } from "#domain/catalog/review/find-reviews.ts";
import { getProductVideo } from "#domain/catalog/video/get-product-video.ts";
import { countryName } from "#shared/country-name.ts";
import { readProblem } from "./read-problem.server.ts";

const DAY_MILLISECONDS = 86_400_000;

/** All data of the product screen, except what is loaded on demand. It runs on every cache miss, so it must stay cheap. */
export async function loadProductScreen(ctx: Context, request: Request, slug: string) {
  const loaded = await loadProduct(ctx, slug);
  if (!loaded) return refuseMovedAddress(ctx, request, "product", slug);
  const product = await presentProduct(ctx, loaded);
  const [reviews, questionPage, video] = await Promise.all([
    findReviews(ctx, product.id, product.reviewsCount),
    findFirstQuestions(ctx, product.id, loaded.row.hasQuestions),
    getProductVideo(ctx, product),
  ]);
  // The delivery dates are counted from today.
  ctx.cache.cacheExpiresAt(new Date(Math.ceil((ctx.now().getTime() + 1) / DAY_MILLISECONDS) * DAY_MILLISECONDS));
  return {
    product,
    video,
    reviews,
    questionPage,
    problem: readProblem(ctx, product, new URL(request.url).searchParams),
    terms: termsOf(ctx),
  };
}

/** The same screen before shoppers see it: no one has written about the product. */
export async function previewScreen(ctx: Context, product: ProductDetails): Promise<ProductScreenData> {
  return {
    product,
    video: await getProductVideo(ctx, product),
    reviews: { items: [], page: 1, perPage: 1, total: 0 },
    questionPage: { questions: [], total: 0 },
    problem: null,
    terms: termsOf(ctx),
  };
}

function termsOf(ctx: Context) {
  const { language, shipTo } = ctx.visitor;
  return {
    isTaxIncluded: ctx.settings.taxDisplay === "after_tax",
    shipTo,
    country: countryName(language.code, shipTo),
    today: ctx.now().toISOString(),
  };
}

export type ProductScreenData = Awaited<ReturnType<typeof loadProductScreen>>;
