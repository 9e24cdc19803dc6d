import { refuseMovedAddress } from "#app/loaders/refuse-moved-address.server.ts";
import type { PageFrame } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { loadListing } from "#app/routes/storefront/products/load-listing.server.ts";
import { readShopTab, readStars } from "#app/ui/shop/shop-tab.ts";
import type { Context } from "#domain/context.ts";
import { findOpenCoupons } from "#domain/pricing/coupon/find-open-coupons.ts";
import { findShopReviews, SHOP_REVIEWS_PER_PAGE } from "#domain/catalog/review/find-shop-reviews.ts";
import { getShop } from "#domain/shops/shop/get-shop.ts";
import type { ShopDetails } from "#domain/shops/shop/shop.ts";
import { findShopVideos } from "#domain/catalog/video/find-shop-videos.ts";
import { VIDEOS_PER_PAGE } from "#domain/catalog/video/find-videos.ts";
import { VIDEO_HOSTS } from "#shared/video-host.ts";
import { getVideo } from "#domain/catalog/video/get-video.ts";

/** The header of a shop, and the data of the selected tab. */
export async function loadShop(ctx: Context, request: Request, slug: string, frame: PageFrame) {
  const found = await getShop(ctx, slug);
  if (!found.ok) return refuseMovedAddress(ctx, request, "shop", slug);
  const shop = found.value;
  const [shown, coupons, videos] = await Promise.all([
    loadTab(ctx, request, shop, frame),
    findOpenCoupons(ctx, shop.id),
    findShopVideos(ctx, shop.id),
  ]);
  return { shop, shown, counts: { coupons: coupons.length, videos: videos.total } };
}

async function loadTab(ctx: Context, request: Request, shop: ShopDetails, frame: PageFrame) {
  const parameters = new URL(request.url).searchParams;
  const tab = readShopTab(parameters);
  switch (tab) {
    case "products":
      return { tab, screen: await loadListing(ctx, request, { type: "shop", slug: shop.slug }) };
    case "coupons":
      return { tab, coupons: await findOpenCoupons(ctx, shop.id) };
    case "videos": {
      const requested = parameters.get("video");
      const [videos, found] = await Promise.all([
        readPage(request, VIDEOS_PER_PAGE, ({ page, perPage }) => findShopVideos(ctx, shop.id, page, perPage)),
        requested === null ? null : getVideo(ctx, requested),
      ]);
      const video = found?.shop.id === shop.id ? found : null;
      if (video && video.kind !== "file") frame.frameOrigins.push(VIDEO_HOSTS[video.kind].origin);
      return { tab, videos, video };
    }
    case "reviews": {
      const stars = readStars(parameters);
      const { summary } = await findShopReviews(ctx, shop.id, { stars, page: 1 });
      const reviews = await readPage(request, SHOP_REVIEWS_PER_PAGE, async ({ page }) => {
        return (await findShopReviews(ctx, shop.id, { stars, page })).reviews;
      });
      return { tab, stars, summary, reviews };
    }
  }
}

export type ShopScreenData = Awaited<ReturnType<typeof loadShop>>;
