import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { parsePercent } from "#shared/percent.ts";
import { lineInput, textInput } from "../../text.input.ts";

export const referralCodeInput = z.string().regex(/^[A-Za-z0-9_-]{4,40}$/);

export const clickInput = z.object({ referral_code: z.string().max(100) });

export const affiliateInput = z.object({
  website: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(300)]).default(""),
  plan: textInput(1000, 20),
  is_agreed: z.literal(true, { error: "Accept the agreement to apply." }),
});
export type AffiliateInput = z.infer<typeof affiliateInput>;

export const affiliateReasonInput = z.object({ reason: lineInput(300, 3) });

const percentInput = z
  .string()
  .trim()
  .regex(/^\d{1,3}([.,]\d{1,2})?$/, "Enter a percentage.");

export const affiliateRateInput = z.object({ percent: z.union([z.literal(""), percentInput]).default("") });

/** Without a category: the usual rate. An empty percentage removes the rate of a category. */
export const affiliateCategoryRateInput = affiliateRateInput.extend({
  category_id: idInput.nullable().default(null),
});

/** Without a status: the applications; `all`: of each. */
export const affiliatesQuery = listInput(AFFILIATE_LIST).extend({
  status: z.enum([...AFFILIATE_LIST.filters.status.choices, "all"]).default("applied"),
});

/** `reason`: for the affiliate, of a rejection or a suspension. `percent`: of a rate. */
export const bulkAffiliatesInput = bulkInput(AFFILIATE_LIST, ["approve", "reject", "suspend", "rate"])
  .safeExtend({ reason: lineInput(300, 0).default(""), percent: affiliateRateInput.shape.percent })
  .refine(({ action, reason }) => (action !== "reject" && action !== "suspend") || reason.length >= 3, {
    path: ["reason"],
    message: "Enter a reason of at least 3 characters.",
  })
  .refine(({ percent }) => percent === "" || parsePercent(percent) !== null, {
    path: ["percent"],
    message: "Enter a percentage.",
  });
export type BulkAffiliatesInput = z.infer<typeof bulkAffiliatesInput>;
