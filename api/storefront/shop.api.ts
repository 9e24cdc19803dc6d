import { z } from "@hono/zod-openapi";
import { findOpenCoupons } from "#domain/pricing/coupon/find-open-coupons.ts";
import { pageQuery } from "#domain/discovery/listing/listing.input.ts";
import { findShopReviews } from "#domain/catalog/review/find-shop-reviews.ts";
import { findFollowedIds } from "#domain/shops/follower/find-followed-ids.ts";
import { findFollowedSellers } from "#domain/shops/follower/find-followed-sellers.ts";
import { followSeller } from "#domain/shops/follower/follow-seller.ts";
import { followInput } from "#domain/shops/follower/shop-follower.input.ts";
import { unfollowSeller } from "#domain/shops/follower/unfollow-seller.ts";
import { findShopPage } from "#domain/shops/shop/find-shop-page.ts";
import { getShop } from "#domain/shops/shop/get-shop.ts";
import { readShopQuery, shopQuery } from "#domain/shops/shop/shop.input.ts";
import { findShopVideos } from "#domain/catalog/video/find-shop-videos.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse, type ApiContext } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import {
  openCouponSchema,
  shopCardSchema,
  shopDetailsSchema,
  shopFollowerSchema,
  shopReviewsSummarySchema,
  videoCardSchema,
} from "./shop.schema.ts";

const open = openRoutes("Shops");
const customer = customerRoutes("Shops");
const followedSchema = z.object({
  success: z.string(),
  shop_follower: z.array(shopFollowerSchema),
  followers_count: z.int(),
});

const sellers = open.get(
  "/home/sellers",
  "Shops with products: searched by name, filtered and sorted",
  { query: shopQuery },
  z.object({ sellers: pagedSchema(shopCardSchema) }),
);

const shopPage = open.get(
  "/shop-page-data/{slug}",
  "A shop with its open coupons, newest videos and rating; for its products see home/filtered_products",
  { params: z.object({ slug: z.string().max(200) }) },
  z.object({
    shop: shopDetailsSchema,
    coupons: z.array(openCouponSchema),
    videos: z.array(videoCardSchema),
    reviews: shopReviewsSummarySchema,
  }),
);

const followed = customer.get(
  "/user/followed-sellers",
  "The shops that the customer follows, the newest first",
  { query: pageQuery },
  z.object({ sellers: pagedSchema(shopCardSchema) }),
);

const follow = customer.post("/user/follow-shop", "Follow a shop", body(followInput), followedSchema);

const unfollow = customer.post("/user/remove-followed", "Unfollow a shop", body(followInput), followedSchema);

export const shopApi = createRouter()
  .openapi(sellers, async (c) => {
    const found = await findShopPage(c.var.ctx, readShopQuery(c.req.valid("query")));
    return c.json({ sellers: paged(c, "home/sellers", found) }, 200);
  })
  .openapi(shopPage, async (c) => {
    const ctx = c.var.ctx;
    const found = await getShop(ctx, c.req.valid("param").slug);
    if (!found.ok) return refuse(c, found.failure);
    const [coupons, videos, { summary }] = await Promise.all([
      findOpenCoupons(ctx, found.value.id),
      findShopVideos(ctx, found.value.id),
      findShopReviews(ctx, found.value.id, { stars: null, page: 1 }),
    ]);
    return c.json(
      {
        shop: toWire(found.value),
        coupons: toWire(coupons),
        videos: toWire(videos.items),
        reviews: toWire(summary),
      },
      200,
    );
  })
  .openapi(followed, async (c) => {
    const { page = 1, per_page } = c.req.valid("query");
    const found = await findFollowedSellers(c.var.ctx, page, per_page);
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ sellers: paged(c, "user/followed-sellers", found.value) }, 200);
  })
  .openapi(follow, async (c) => {
    const done = await followSeller(c.var.ctx, c.req.valid("json").seller_id);
    if (!done.ok) return refuse(c, done.failure);
    return c.json(await followedAnswer(c, c.var.ctx.t("You're following this shop."), done.value.followersCount), 200);
  })
  .openapi(unfollow, async (c) => {
    const done = await unfollowSeller(c.var.ctx, c.req.valid("json").seller_id);
    if (!done.ok) return refuse(c, done.failure);
    return c.json(await followedAnswer(c, c.var.ctx.t("You've unfollowed this shop."), done.value.followersCount), 200);
  });

async function followedAnswer(c: ApiContext, success: string, followersCount: number) {
  const ctx = c.var.ctx;
  const userId = ctx.visitor.customerId ?? 0;
  const ids = await findFollowedIds(ctx);
  return {
    success,
    shop_follower: ids.map((sellerId) => ({ user_id: userId, seller_id: sellerId, status: 1 as const })),
    followers_count: followersCount,
  };
}
