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
import { answers, body, refuse, type ApiContext } from "../answer.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected, readOnly } from "../guard.ts";
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

const tags = ["Shops"];
const followedSchema = z.object({
  success: z.string(),
  shop_follower: z.array(shopFollowerSchema),
  followers_count: z.int(),
});

const sellers = createRoute({
  method: "get",
  path: "/home/sellers",
  tags,
  summary: "Shops that sell something: searched by name, narrowed and sorted",
  middleware: [readOnly] as const,
  request: { query: shopQuery },
  responses: answers(z.object({ sellers: pagedSchema(shopCardSchema) })),
});

const shopPage = createRoute({
  method: "get",
  path: "/shop-page-data/{slug}",
  tags,
  summary: "A shop with its open coupons, its newest videos and how it is rated; its products: home/filtered_products",
  middleware: [readOnly] as const,
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: answers(
    z.object({
      shop: shopDetailsSchema,
      coupons: z.array(openCouponSchema),
      videos: z.array(videoCardSchema),
      reviews: shopReviewsSummarySchema,
    }),
  ),
});

const followed = createRoute({
  method: "get",
  path: "/user/followed-sellers",
  security: signedIn,
  tags,
  summary: "The shops that the customer follows, the newest first",
  middleware: [readOnly] as const,
  request: { query: pageQuery },
  responses: answers(z.object({ sellers: pagedSchema(shopCardSchema) })),
});

const follow = createRoute({
  method: "post",
  path: "/user/follow-shop",
  security: signedIn,
  tags,
  summary: "Follow a shop",
  middleware: [csrfProtected] as const,
  request: body(followInput),
  responses: answers(followedSchema),
});

const unfollow = createRoute({
  method: "post",
  path: "/user/remove-followed",
  security: signedIn,
  tags,
  summary: "No longer follow a shop",
  middleware: [csrfProtected] as const,
  request: body(followInput),
  responses: answers(followedSchema),
});

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
