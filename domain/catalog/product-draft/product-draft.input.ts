import * as z from "zod";
import { idInput, MAX_ID } from "#domain/id.input.ts";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import {
  MAX_IMAGES,
  MAX_QUANTITY_PRICES,
  MAX_SPECIFICATION_ROWS,
  MAX_VARIANTS,
  QUANTITY_PRICE_KINDS,
} from "#shared/product-choices.ts";

const MAX_LANGUAGES = 50;
const MAX_CURRENCIES = 200;

/** As typed, valid or not; the limits only keep it small. */
const typed = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "This value isn't valid.");
const line = typed(500);

const texts = {
  name: line,
  short_description: typed(2_000),
  description: typed(30_000),
  specification: z.array(z.object({ name: line, value: typed(1_000) })).max(MAX_SPECIFICATION_ROWS),
  seo_title: line,
  seo_description: typed(1_000),
};

/** The state of the editor. */
const content = z.object({
  ...texts,
  category_id: line,
  brand_id: line,
  type: z.enum(["physical", "digital"]),
  tags: typed(2_000),
  pictures: z
    .array(
      z.object({ file: line, alt: line, color_id: idInput.nullable(), focus: z.enum(FOCUS_POINTS).default("center") }),
    )
    .max(MAX_IMAGES),
  video_url: line.default(""),
  unit: line,
  weight_grams: line,
  length_mm: line.default(""),
  width_mm: line.default(""),
  height_mm: line.default(""),
  delivery_class: line.default(""),
  tax_class_code: line,
  is_refundable: z.boolean(),
  is_cash_on_delivery_allowed: z.boolean(),
  minimum_order_quantity: line,
  maximum_order_quantity: line,
  low_stock_threshold: line,
  slug: line,
  stock_reason: line,
  publish_at: line,
  variants: z
    .array(
      z.object({
        is_new: z.boolean(),
        color_id: idInput.nullable(),
        attribute_values: z.array(idInput).max(5),
        sku: line,
        barcode: line,
        price: line,
        cost: line.default(""),
        fixed_prices: z
          .array(z.object({ currency: line, price: line }))
          .max(MAX_CURRENCIES)
          .default([]),
        special_price: line,
        special_starts_at: line,
        special_ends_at: line,
        stock: z.int(),
        wanted_stock: line,
        weight_grams: line,
        image: line.nullable(),
        is_active: z.boolean(),
      }),
    )
    .min(1)
    .max(MAX_VARIANTS),
  quantity_prices: z
    .array(z.object({ minimum_quantity: line, discount_kind: z.enum(QUANTITY_PRICE_KINDS), value: line }))
    .max(MAX_QUANTITY_PRICES),
  translations: z
    .record(z.string().max(5), z.object(texts))
    .refine((all) => Object.keys(all).length <= MAX_LANGUAGES, "This value isn't valid."),
});

/** `product_id` null: a new product. */
const key = { product_id: idInput.nullable(), is_by_operator: z.boolean().default(false) };

/** `revision`: of the product when it was opened. */
export const productDraftInput = z.object({
  ...key,
  revision: z.int().min(0).max(MAX_ID),
  content,
});
export const discardDraftInput = z.object(key);

export const draftContent = content;
export type ProductDraftInput = z.infer<typeof productDraftInput>;
export type DraftContent = z.infer<typeof content>;
export type DiscardDraftInput = z.infer<typeof discardDraftInput>;
