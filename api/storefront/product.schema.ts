import { z } from "@hono/zod-openapi";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

export const shopLinkSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });

const cardFields = {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  price: shownMoneySchema,
  old_price: orNull(shownMoneySchema),
  discount_percent: z.int(),
  lowest_price_30_days: orNull(shownMoneySchema),
  rating: z.number(),
  reviews_count: z.int(),
  has_variant: z.boolean(),
  minimum_order_quantity: z.int(),
  maximum_order_quantity: z.int().nullable(),
  current_stock: z.int(),
  low_stock_threshold: z.int(),
  is_digital: z.boolean(),
  shop: shopLinkSchema,
  is_wishlisted: z.boolean(),
  /** In a search: start and end of the matching parts of its name. */
  marks: z.array(z.array(z.int())).optional(),
};

const variantId = z.int().nullable().openapi({
  description: "The variant that is shown, where a search or a facet asked for what it is; null where any is meant",
});

const listFields = {
  ...cardFields,
  variant_id: variantId,
  image_focus: z.enum(FOCUS_POINTS).optional(),
  second_image: z.string().nullable(),
  swatches: z.array(z.string()),
};

/** A product in a list. */
export const productCardSchema = z.object(listFields).openapi("Product");

/** A product in a sale; the figures are null if the sale has no limit. */
export const saleProductSchema = z
  .object({
    ...listFields,
    sale_ends_at: z.string(),
    sold_units: z.int().nullable(),
    maximum_units: z.int().nullable(),
    maximum_per_buyer: z.int().nullable(),
  })
  .openapi("SaleProduct");

const ladderSchema = z.array(z.object({ minimum_quantity: z.int(), price: shownMoneySchema }));

export const variantSchema = z
  .object({
    id: z.int(),
    color_id: z.int().nullable(),
    attribute_values: z.array(z.int()),
    price: shownMoneySchema,
    old_price: orNull(shownMoneySchema),
    discount_percent: z.int(),
    lowest_price_30_days: orNull(shownMoneySchema),
    current_stock: z.int(),
    sku: z.string(),
    image: z.string().nullable(),
    delivery_price: orNull(shownMoneySchema),
    ladder: ladderSchema,
  })
  .openapi("Variant");

export const attributeSchema = z.object({
  id: z.int(),
  name: z.string(),
  guide: z.string().nullable(),
  values: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const productDetailsSchema = z
  .object({
    ...cardFields,
    brand: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
    category: shopLinkSchema,
    categories: z.array(shopLinkSchema),
    short_description: z.string(),
    description: z.string(),
    specification: z.array(z.object({ name: z.string(), value: z.string() })),
    gallery: z.array(z.string()),
    gallery_alts: z.array(z.string()),
    seo_title: z.string(),
    seo_description: z.string(),
    colors: z.array(z.object({ id: z.int(), name: z.string(), hex: z.string() })),
    attributes: z.array(attributeSchema),
    variants: z.array(variantSchema),
    ladder: ladderSchema,
    offer_ends_at: z.string().nullable(),
    campaign: z
      .object({
        slug: z.string(),
        title: z.string(),
        is_flash_sale: z.boolean(),
        maximum_per_buyer: z.int().nullable(),
        units_left: z.int().nullable(),
      })
      .nullable(),
    video_url: z.string().nullable(),
    unit: z.string(),
    weight_grams: z.int(),
    is_refundable: z.boolean(),
    return_days: z.int(),
    is_cash_on_delivery_allowed: z.boolean(),
    product_shop: shopLinkSchema.extend({
      tagline: z.string(),
      logo: z.string().nullable(),
      rating: z.number(),
      reviews_count: z.int(),
      products_count: z.int(),
    }),
    reviews: z.object({
      average: z.number(),
      count: z.int(),
      stars: z.array(z.int()),
    }),
    delivery: z
      .object({
        name: z.string(),
        price: shownMoneySchema,
        free_from: orNull(shownMoneySchema),
        minimum_days: z.int(),
        maximum_days: z.int(),
      })
      .nullable(),
    published_at: z.string(),
    price_valid_until: z.string().nullable(),
  })
  .openapi("ProductDetails");

export const reviewSchema = z
  .object({
    id: z.int(),
    author: z.string(),
    stars: z.int(),
    title: z.string(),
    body: z.string(),
    language_code: z.string(),
    is_verified: z.boolean(),
    pictures: z.array(z.string()),
    created_at: z.string(),
  })
  .openapi("Review");
