import * as z from "zod";
import { writtenIdInput } from "#domain/id.input.ts";
import { CAMPAIGN_LIST } from "#shared/list/sale-lists.ts";
import { recordVersion } from "../../record-version.ts";
import { listInput } from "../../platform/list/list.input.ts";
import { discountFields, idsInput, MAX_SALE_PRODUCTS, timeInput } from "../price-rule/price-rule.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_UNITS = 1_000_000;
const image = z.string().regex(/^(\w[\w.-]{0,190}\.(webp|png|jpe?g|avif))?$/);
const cap = z.int().min(1).max(MAX_UNITS).nullable().default(null);

export const campaignInput = z.object({
  title: lineInput(80),
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits and hyphens."),
  description: textInput(300).default(""),
  banner: image.default(""),
  phone_banner: image.default(""),
  backdrop: z.string().regex(/^#[0-9a-f]{6}$/),
  is_flash_sale: z.boolean().default(false),
  is_published: z.boolean().default(false),
  starts_at: timeInput,
  ends_at: timeInput,
  translations: z
    .array(
      z.object({
        language_code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
        title: lineInput(80, 0).default(""),
        description: textInput(300).default(""),
      }),
    )
    .max(50)
    .default([]),
});

export const changeCampaignInput = campaignInput.extend({ version: recordVersion });

/** A discount of a campaign: flat or percent. */
const discount = { discount_kind: z.enum(["flat", "percent"]), ...discountFields };

export const addCampaignProductsInput = z.object({
  product_ids: z.array(writtenIdInput).min(1, "Choose at least one product.").max(MAX_SALE_PRODUCTS),
  ...discount,
  maximum_per_buyer: cap,
  maximum_units: cap,
});

export const joinCampaignInput = z.object({
  product_ids: z.array(writtenIdInput).min(1, "Choose at least one product.").max(MAX_SALE_PRODUCTS),
  ...discount,
});

export const capsInput = z.object({ maximum_per_buyer: cap, maximum_units: cap });

export const acceptInput = idsInput;
export const rejectInput = idsInput.extend({ reason: textInput(300).default("") });

export const campaignsQuery = listInput(CAMPAIGN_LIST);

export type CampaignInput = z.infer<typeof campaignInput>;
export type ChangeCampaignInput = z.infer<typeof changeCampaignInput>;
export type AddCampaignProductsInput = z.infer<typeof addCampaignProductsInput>;
export type JoinCampaignInput = z.infer<typeof joinCampaignInput>;
export type CapsInput = z.infer<typeof capsInput>;
