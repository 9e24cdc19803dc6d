import { z } from "@hono/zod-openapi";

/** A shop in a list; `on_holiday_until`: an instant while it takes no orders. */
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
  joined_at: z.string(),
  is_operator: z.boolean(),
});
