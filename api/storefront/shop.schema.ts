import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

/** A shop in a list; `on_holiday_until`: an instant, while it takes no orders. */
export const shopCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    tagline: z.string(),
    logo: z.string().nullable(),
    banner: z.string().nullable(),
    city: z.string(),
    rating: z.number(),
    reviews_count: z.int(),
    products_count: z.int(),
    followers_count: z.int(),
    on_holiday_until: z.string().nullable(),
  })
  .openapi("Seller");

export const shopDetailsSchema = z.object({
  ...shopCardSchema.shape,
  story: z.string(),
  policies: z.string(),
  opening_hours: z.string(),
  holiday_message: z.string(),
  imprint: z.array(z.string()),
  joined_at: z.string(),
  is_operator: z.boolean(),
});

/** A coupon that anyone may use now; `percent` or `amount` is the reduction. */
export const openCouponSchema = z
  .object({
    id: z.int(),
    shop_id: z.int().nullable(),
    code: z.string(),
    title: z.string(),
    discount: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("percent"), percent: z.number() }),
      z.object({ kind: z.literal("flat"), amount: shownMoneySchema }),
    ]),
    minimum_spend: orNull(shownMoneySchema),
    maximum_discount: orNull(shownMoneySchema),
    maximum_uses_per_customer: z.int().nullable(),
    is_for_some_products: z.boolean(),
    ends_at: z.string(),
  })
  .openapi("OpenCoupon");

export const videoCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    poster: z.string(),
    kind: z.enum(["file", "youtube", "vimeo"]),
    seconds: z.int(),
    published_at: z.string(),
    shop: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  })
  .openapi("VideoCard");

export const shopReviewsSummarySchema = z.object({ average: z.number(), count: z.int(), stars: z.array(z.int()) });

/** A customer following a shop; `status` 1: follows. */
export const shopFollowerSchema = z
  .object({ user_id: z.int(), seller_id: z.int(), status: z.literal(1) })
  .openapi("ShopFollower");
