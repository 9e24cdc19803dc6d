import * as z from "zod";
import { idInput, MAX_ID } from "#domain/id.input.ts";
import {
  MAX_BULK_PRODUCTS,
  MAX_IMAGES,
  MAX_QUANTITY_PRICES,
  MAX_SPECIFICATION_ROWS,
  MAX_TAGS,
  MAX_VARIANTS,
  OPERATOR_BULK_ACTIONS,
  PRODUCT_BULK_ACTIONS,
  QUANTITY_PRICE_KINDS,
  STATUS_ACTIONS,
  type ProductBulkAction,
} from "#shared/product-choices.ts";
import { isVideoAddress, ownVideoSlug } from "#shared/product-video.ts";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { ADMIN_PRODUCT_LIST, SHOP_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import { bulkInput, bulkValue, listInput, type BulkInput, type BulkValue } from "#domain/platform/list/list.input.ts";
import { lineInput, textInput } from "../../text.input.ts";
import { cleanDescription } from "./clean-description.ts";

const MAX_UNITS = 1_000_000;
const MAX_DESCRIPTION = 20_000;
const MAX_GRAMS = 10_000_000;
const MAX_MILLIMETERS = 10_000;
const MAX_CURRENCIES = 200;
const AMOUNT = /^(\d{1,9}(\.\d{1,4})?)?$/;
const SLUG = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;
const FILE_NAME = /^[\w-]{1,150}\.(webp|jpg|jpeg|png|avif|gif)$/;

/** In major units of the base currency, such as "5" or "12.50"; empty if absent. */
const amountOrEmpty = z
  .string()
  .trim()
  .refine((text) => AMOUNT.test(text), "Enter an amount.");
const amount = amountOrEmpty.default("");
/** An ISO instant; empty if absent. */
const moment = z
  .string()
  .trim()
  .refine((text) => text === "" || isKnownInstant(text), "This value isn't valid.");
const instant = moment.default("");
const millimeters = z.int().min(1).max(MAX_MILLIMETERS).nullable().default(null);
const fileName = z.string().regex(FILE_NAME);
const specification = z
  .array(z.object({ name: lineInput(80), value: lineInput(500) }))
  .max(MAX_SPECIFICATION_ROWS)
  .default([]);

const texts = {
  short_description: textInput(500).default(""),
  /** Plain text, or HTML that begins with a block; stored as sanitized HTML. */
  description: textInput(MAX_DESCRIPTION).transform(cleanDescription).default(""),
  specification,
  seo_title: lineInput(120, 0).default(""),
  seo_description: lineInput(320, 0).default(""),
};

const variant = z.object({
  color_id: idInput.nullable().default(null),
  attribute_values: z.array(idInput).max(5).default([]),
  sku: lineInput(64),
  barcode: lineInput(64, 0).default(""),
  price: amount.refine((text) => text !== "", "Enter an amount."),
  /** The shop's own cost per unit, shown only to the shop. Absent: unchanged. */
  cost: amountOrEmpty.optional(),
  /** Prices in other currencies in place of converted ones; an empty one is removed. Absent: unchanged. */
  fixed_prices: z
    .array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), price: amountOrEmpty }))
    .max(MAX_CURRENCIES)
    .optional(),
  special_price: amount,
  special_starts_at: instant,
  special_ends_at: instant,
  /** Units added to the stock; negative: removed. */
  stock_change: z.int().min(-MAX_UNITS).max(MAX_UNITS).default(0),
  weight_grams: z.int().min(0).max(MAX_GRAMS).nullable().default(null),
  image: fileName.nullable().default(null),
  is_active: z.boolean().default(true),
});

const quantityPrice = z.object({
  minimum_quantity: z.int().min(2).max(10_000),
  discount_kind: z.enum(QUANTITY_PRICE_KINDS),
  /** The price of a unit, or the percentage by which it is lower. */
  value: amount.refine((text) => Number(text) > 0, "Enter an amount."),
});

const fields = z.object({
  name: lineInput(200),
  ...texts,
  category_id: z.int().refine((chosen) => chosen >= 1 && chosen <= MAX_ID, "Choose one of the options."),
  brand_id: idInput.nullable().default(null),
  type: z.enum(["physical", "digital"]).default("physical"),
  tags: z.array(lineInput(40)).max(MAX_TAGS).default([]),
  pictures: z
    .array(
      z.object({
        file: fileName,
        alt: lineInput(200, 0).default(""),
        color_id: idInput.nullable().default(null),
        focus: z.enum(FOCUS_POINTS).default("center"),
      }),
    )
    .max(MAX_IMAGES)
    .default([]),
  /** The path of a video of the shop, or an https address; empty: none, absent: unchanged. */
  video_url: z
    .string()
    .trim()
    .max(500)
    .refine(
      (text) => text === "" || isVideoAddress(text),
      "Enter the address of one of the shop's videos, or one with https.",
    )
    .transform((text) => (ownVideoSlug(text) === null ? (URL.parse(text)?.href ?? "") : text))
    .optional(),
  unit: lineInput(20).default("piece"),
  weight_grams: z.int().min(0).max(MAX_GRAMS).default(0),
  /** The size of one unit as it is packed; null: not known. */
  length_mm: millimeters,
  width_mm: millimeters,
  height_mm: millimeters,
  /** Deliveries can leave it out; empty: none. */
  delivery_class: lineInput(40, 0).default(""),
  tax_class_code: lineInput(60).default("standard"),
  is_refundable: z.boolean().default(true),
  is_cash_on_delivery_allowed: z.boolean().default(true),
  minimum_order_quantity: z.int().min(1).max(10_000).default(1),
  maximum_order_quantity: z.int().min(1).max(10_000).nullable().default(null),
  low_stock_threshold: z.int().min(0).max(100_000).default(5),
  /** Empty: made from the name. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(120)
    .refine((text) => SLUG.test(text), "Use letters a to z, digits and hyphens.")
    .default(""),
  variants: z.array(variant).min(1).max(MAX_VARIANTS),
  /** Unit prices from a quantity on, for all variants. Absent: existing ones stay. */
  quantity_prices: z.array(quantityPrice).max(MAX_QUANTITY_PRICES).optional(),
  /** When a draft is published automatically; empty: never, absent: unchanged. */
  publish_at: moment.optional(),
  /** By language; those without a name are left out. */
  translations: z.record(z.string().max(5), z.object({ name: lineInput(200, 0).default(""), ...texts })).default({}),
  /** Why the stock changes, for its movements. */
  stock_reason: lineInput(200, 0).default(""),
});

type Fields = z.infer<typeof fields>;
type Complain = (path: (string | number)[], sentence: string) => void;

const checked = <Schema extends z.ZodType<Fields>>(schema: Schema) =>
  schema.superRefine((input, ctx) =>
    findContradictions(input, (path, message) => ctx.addIssue({ code: "custom", path, message })),
  );

/** `is_published`: it goes live at once; otherwise it is a draft. */
const created = fields.extend({ is_published: z.boolean().default(false) });

export const newProductInput = checked(created);
/** The operator creates a product for a shop. */
export const newShopProductInput = checked(created.extend({ shop_id: idInput }));
/** `revision`: of the product when it was read; a later save by someone else refuses this one. */
export const changeProductInput = checked(fields.extend({ revision: z.int().min(1).max(MAX_ID) }));

const ids = z.array(idInput).min(1).max(MAX_BULK_PRODUCTS);
export const productStatusInput = z.object({ ids, action: z.enum(STATUS_ACTIONS) });
export const approveProductsInput = z.object({ ids });
export const rejectProductInput = z.object({ reason: textInput(500, 1) });
/** `revision`: of the product when its versions were read. */
export const restoreVersionInput = z.object({ revision: z.int().min(1).max(MAX_ID) });
export const shopApprovalInput = z.object({ is_required: z.boolean() });

export const shopProductsQuery = listInput(SHOP_PRODUCT_LIST);
export const adminProductsQuery = listInput(ADMIN_PRODUCT_LIST);

/** `value`: a category's id, the code of a tax class, a tag or an internal one, a percentage such as "-10", a reason. */
export const bulkProductsInput = bulkInput(SHOP_PRODUCT_LIST, PRODUCT_BULK_ACTIONS).safeExtend(bulkValue);
export const bulkAdminProductsInput = bulkInput(ADMIN_PRODUCT_LIST, OPERATOR_BULK_ACTIONS).safeExtend(bulkValue);

export type ProductInput = Fields;
export type NewProductInput = z.infer<typeof newProductInput>;
export type ChangeProductInput = z.infer<typeof changeProductInput>;
export type BulkProductsInput = BulkInput<ProductBulkAction> & BulkValue;

function isKnownInstant(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(text) ?? [];
  // February 30 would be read as a day of March.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 2000 && year < 2100;
}

function findContradictions(input: Fields, complain: Complain): void {
  const { minimum_order_quantity: min, maximum_order_quantity: max } = input;
  if (max !== null && max < min) complain(["maximum_order_quantity"], "The maximum can't be below the minimum.");
  if (input.variants.length > 0 && input.variants.every((variant) => !variant.is_active))
    complain(["variants"], "At least one variant must be active.");
  findQuantityContradictions(input, complain);
  const skus = new Set<string>();
  for (const [index, each] of input.variants.entries()) {
    if (skus.has(each.sku)) complain(["variants", index, "sku"], "Another variant has this SKU.");
    skus.add(each.sku);
    if (each.special_price === "") continue;
    if (Number(each.special_price) >= Number(each.price))
      complain(["variants", index, "special_price"], "The special price must be below the price.");
    const { special_starts_at: start, special_ends_at: end } = each;
    if (start !== "" && end !== "" && new Date(end) <= new Date(start))
      complain(["variants", index, "special_ends_at"], "The end must be after the start.");
  }
}

function findQuantityContradictions({ quantity_prices: steps = [], variants }: Fields, complain: Complain): void {
  const quantities = new Set<number>();
  const highest = Math.max(...variants.map(({ price }) => Number(price)));
  for (const [index, { minimum_quantity: quantity, discount_kind: kind, value }] of steps.entries()) {
    const path = (field: string) => ["quantity_prices", index, field];
    if (quantities.has(quantity)) complain(path("minimum_quantity"), "There's already a price for this quantity.");
    quantities.add(quantity);
    if (kind === "percent" ? Number(value) >= 100 : Number(value) >= highest)
      complain(path("value"), "The price must be below the regular price.");
  }
}
