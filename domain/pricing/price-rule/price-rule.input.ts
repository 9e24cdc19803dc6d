import * as z from "zod";
import { writtenIdInput } from "#domain/id.input.ts";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { recordVersion } from "../../record-version.ts";
import { ADMIN_PRICE_RULE_LIST, SHOP_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";

export const MAX_SALE_PRODUCTS = 200;
const AMOUNT = /^(\d{1,9}(\.\d{1,4})?)?$/;
const PERCENT = /^(\d{1,2}(\.\d{1,2})?)?$/;

/** Amounts in major units of the base currency; a percentage below 100. */
export const discountFields = {
  percent: z
    .string()
    .trim()
    .refine((text) => PERCENT.test(text), "Enter a percentage from 0.01 to 99.99.")
    .default(""),
  amount: z
    .string()
    .trim()
    .refine((text) => AMOUNT.test(text), "Enter an amount.")
    .default(""),
};

/** In the shop's time zone, or in UTC with a Z at the end; read by `readShopTime`. */
export const timeInput = z.string().trim().max(30);

/** The ids of a bulk action. */
export const idsInput = z.object({ ids: z.array(writtenIdInput).min(1).max(MAX_SALE_PRODUCTS) });

const terms = {
  discount_kind: z.enum(["fixed_price", "flat", "percent"]),
  ...discountFields,
  starts_at: timeInput,
  /** Empty: until it is ended. */
  ends_at: timeInput.default(""),
};

export const newPriceRulesInput = z.object({
  kind: z.enum(["special", "daily_deal"]).default("special"),
  product_ids: z.array(writtenIdInput).min(1, "Choose at least one product.").max(MAX_SALE_PRODUCTS),
  ...terms,
  /** Returns the new prices and changes nothing. */
  dry_run: z.boolean().default(false),
});

export const changePriceRuleInput = z.object({ ...terms, version: recordVersion });

export const words = z
  .string()
  .max(120)
  .regex(/^\P{Cc}*$/u)
  .default("");

export const shopPriceRulesQuery = listInput(SHOP_PRICE_RULE_LIST);
export const adminPriceRulesQuery = listInput(ADMIN_PRICE_RULE_LIST);
export const bulkShopPriceRulesInput = bulkInput(SHOP_PRICE_RULE_LIST, ["end"]);
export const bulkAdminPriceRulesInput = bulkInput(ADMIN_PRICE_RULE_LIST, ["end"]);

export const saleProductsQuery = z.object({ q: words });

export type NewPriceRulesInput = z.infer<typeof newPriceRulesInput>;
export type ChangePriceRuleInput = z.infer<typeof changePriceRuleInput>;
