import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { MAX_COUPON_PRODUCTS } from "#shared/coupon-choices.ts";
import { ADMIN_COUPON_LIST, SHOP_COUPON_LIST } from "#shared/list/coupon-lists.ts";
import { isCouponCode } from "../coupon/coupon.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_USES = 1_000_000_000;
const AMOUNT = /^(\d{1,9}(\.\d{1,4})?)?$/;
const PERCENT = /^(\d{1,3}(\.\d{1,2})?)?$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z?$/;

/** In major units of the base currency, such as "5" or "12.50". */
const amount = z
  .string()
  .trim()
  .refine((text) => AMOUNT.test(text), "Enter an amount.")
  .default("");
/** UTC, with or without its Z. */
const time = z
  .string()
  .trim()
  .refine((text) => TIME.test(text) && isKnownTime(readTime(text)), "This value isn't valid.");
const limit = z.int().min(1).max(MAX_USES).nullable().default(null);

const fields = z.object({
  title: lineInput(80),
  /** By language; `title` is the default for a missing or empty one. */
  titles: z.record(z.string().max(5), lineInput(80, 0)).default({}),
  kind: z.enum(["invoice_base", "product_base"]),
  discount_kind: z.enum(["flat", "percent"]),
  percent: z
    .string()
    .trim()
    .refine((text) => PERCENT.test(text), "Enter a percentage from 0.01 to 100.")
    .default(""),
  amount,
  minimum_spend: amount,
  maximum_discount: amount,
  starts_at: time,
  ends_at: time,
  maximum_uses: limit,
  maximum_uses_per_customer: limit,
  is_listed: z.boolean().default(true),
  product_ids: z.array(idInput).max(MAX_COUPON_PRODUCTS).default([]),
});

type Fields = z.infer<typeof fields>;
type Complain = (field: keyof Fields, sentence: string) => void;

export const changeCouponInput = fields
  .extend({ version: recordVersion })
  .superRefine((input, ctx) =>
    findContradictions(input, (field, message) => ctx.addIssue({ code: "custom", path: [field], message })),
  );

export const newCouponInput = fields
  .extend({
    code: z.string().trim().toUpperCase().refine(isCouponCode, "Use 3 to 32 letters, digits, hyphens or underscores."),
  })
  .superRefine((input, ctx) =>
    findContradictions(input, (field, message) => ctx.addIssue({ code: "custom", path: [field], message })),
  );

export const endCouponInput = z.object({ reason: textInput(500).default("") });

export const shopCouponsQuery = listInput(SHOP_COUPON_LIST);
export const adminCouponsQuery = listInput(ADMIN_COUPON_LIST);
/** `value`: why; the owner of a shop's coupon reads it. */
const reason = { value: textInput(500).default("") };
export const bulkShopCouponsInput = bulkInput(SHOP_COUPON_LIST, ["end"]).safeExtend(reason);
export const bulkAdminCouponsInput = bulkInput(ADMIN_COUPON_LIST, ["end"]).safeExtend(reason);

const words = z
  .string()
  .max(120)
  .regex(/^\P{Cc}*$/u)
  .default("");
export const couponProductsQuery = z.object({ q: words });

export type NewCouponInput = z.infer<typeof newCouponInput>;
export type ChangeCouponInput = z.infer<typeof changeCouponInput>;

export function readTime(text: string): Date {
  return new Date(text.endsWith("Z") ? text : `${text}Z`);
}

function isKnownTime(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= 2000 && year < 2100;
}

function findContradictions(input: Fields, complain: Complain): void {
  if (readTime(input.ends_at) <= readTime(input.starts_at)) complain("ends_at", "The end must be after the start.");
  const percent = Number(input.percent);
  if (input.discount_kind === "percent" && !(percent > 0 && percent <= 100))
    complain("percent", "Enter a percentage from 0.01 to 100.");
  if (input.discount_kind === "flat" && Number(input.amount) === 0) complain("amount", "Enter an amount.");
  if (input.kind === "product_base" && input.product_ids.length === 0)
    complain("product_ids", "Choose at least one product.");
}
