import { z } from "@hono/zod-openapi";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { QUANTITY_PRICE_KINDS } from "#shared/product-choices.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";

const status = z.enum(["draft", "published", "archived"]);
const shop = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** A product in the list of its manager. */
export const productRecordSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    status,
    is_approved: z.boolean(),
    sku: z.string(),
    variants_count: z.int(),
    price: orNull(shownMoneySchema),
    highest_price: orNull(shownMoneySchema),
    reduced_price: orNull(shownMoneySchema),
    stock: z.int(),
    sales: z.int(),
    views: z.int(),
    tags: z.array(z.string()),
    internal_tags: z.array(z.string()),
    category_name: z.string(),
    shop,
    waiting_fields: z.array(z.string()).nullable(),
    updated_at: z.string(),
  })
  .openapi("ProductRecord");

const texts = {
  name: z.string(),
  short_description: z.string(),
  description: z.string(),
  specification: z.array(z.object({ name: z.string(), value: z.string() })),
  seo_title: z.string(),
  seo_description: z.string(),
};

/** A product with everything that can be changed: amounts in major units of the base currency. */
export const productFormSchema = z
  .object({
    id: z.int(),
    revision: z.int(),
    slug: z.string(),
    status,
    is_approved: z.boolean(),
    rejection_reason: z.string(),
    shop: shop.extend({ is_approval_required: z.boolean() }),
    ...texts,
    category_id: z.int(),
    brand_id: z.int().nullable(),
    type: z.enum(["physical", "digital"]),
    tags: z.array(z.string()),
    pictures: z.array(
      z.object({ file: z.string(), alt: z.string(), color_id: z.int().nullable(), focus: z.enum(FOCUS_POINTS) }),
    ),
    video_url: z.string(),
    unit: z.string(),
    weight_grams: z.int(),
    length_mm: z.int().nullable(),
    width_mm: z.int().nullable(),
    height_mm: z.int().nullable(),
    delivery_class: z.string(),
    tax_class_code: z.string(),
    is_refundable: z.boolean(),
    is_cash_on_delivery_allowed: z.boolean(),
    minimum_order_quantity: z.int(),
    maximum_order_quantity: z.int().nullable(),
    low_stock_threshold: z.int(),
    variants: z.array(
      z.object({
        id: z.int(),
        color_id: z.int().nullable(),
        attribute_values: z.array(z.int()),
        sku: z.string(),
        barcode: z.string(),
        cost: z.string(),
        fixed_prices: z.array(z.object({ currency: z.string(), price: z.string() })),
        price: z.string(),
        special_price: z.string(),
        special_starts_at: z.string(),
        special_ends_at: z.string(),
        stock: z.int(),
        weight_grams: z.int().nullable(),
        image: z.string().nullable(),
        is_active: z.boolean(),
      }),
    ),
    quantity_prices: z.array(
      z.object({ minimum_quantity: z.int(), discount_kind: z.enum(QUANTITY_PRICE_KINDS), value: z.string() }),
    ),
    publish_at: z.string(),
    translations: z.array(z.object({ language: z.string(), ...texts })),
    has_other_offers: z.boolean(),
    change: orNull(
      z.object({
        fields: z.array(z.string()),
        proposed_by: z.string(),
        proposed_at: z.string(),
        refusal_reason: z.string(),
      }),
    ),
  })
  .openapi("ProductForm");
