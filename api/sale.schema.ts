import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "./money.schema.ts";
import { orNull } from "./or-null.ts";

const product = z.object({ id: z.int(), slug: z.string(), name: z.string(), image: z.string().nullable() });
const discount = {
  discount_kind: z.enum(["fixed_price", "flat", "percent"]),
  percent: z.number().nullable(),
  amount: orNull(shownMoneySchema),
  price: shownMoneySchema,
  reduced_price: shownMoneySchema,
};

export const priceRuleSchema = z
  .object({
    id: z.int(),
    kind: z.enum(["special", "daily_deal"]),
    state: z.enum(["upcoming", "running", "ended"]),
    product,
    variant_sku: z.string().nullable(),
    shop_name: z.string(),
    ...discount,
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    can_change: z.boolean(),
  })
  .openapi("PriceRule");

export const pricePreviewSchema = z
  .object({
    product_id: z.int(),
    name: z.string(),
    image: z.string().nullable(),
    price: shownMoneySchema,
    reduced_price: shownMoneySchema,
    lowest_price_30_days: shownMoneySchema,
  })
  .openapi("PricePreview");

export const saleProductsSchema = z.array(z.object({ id: z.int(), name: z.string(), image: z.string().nullable() }));

export const campaignRecordSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    is_flash_sale: z.boolean(),
    state: z.enum(["draft", "upcoming", "running", "over"]),
    starts_at: z.string(),
    ends_at: z.string(),
    requested_count: z.int(),
    accepted_count: z.int(),
    sold_units: z.int(),
    overlaps: z.array(z.string()),
  })
  .openapi("CampaignRecord");

export const campaignFormSchema = campaignRecordSchema.extend({
  status: z.enum(["draft", "published"]),
  description: z.string(),
  banner: z.string(),
  phone_banner: z.string(),
  backdrop: z.string(),
  typed: z.object({ starts_at: z.string(), ends_at: z.string() }),
  translations: z.array(z.object({ language_code: z.string(), title: z.string(), description: z.string() })),
  version: z.string(),
});

export const campaignProductSchema = z
  .object({
    id: z.int(),
    status: z.enum(["requested", "accepted", "rejected"]),
    product,
    shop_name: z.string(),
    ...discount,
    maximum_per_buyer: z.int().nullable(),
    maximum_units: z.int().nullable(),
    sold_units: z.int(),
    sales: shownMoneySchema,
    rejection_reason: z.string(),
  })
  .openapi("CampaignProduct");
