import { textOf } from "../form/read-form.ts";

/** The values of a coupon form, under the names of the call. */
export type TypedCoupon = {
  title: string;
  titles: Record<string, string>;
  kind: "invoice_base" | "product_base";
  discount_kind: "flat" | "percent";
  percent: string;
  amount: string;
  minimum_spend: string;
  maximum_discount: string;
  starts_at: string;
  ends_at: string;
  maximum_uses: number | null;
  maximum_uses_per_customer: number | null;
  is_listed: boolean;
  product_ids: number[];
};

export function readCouponForm(form: FormData, productIds: number[]): TypedCoupon {
  const names = [...form.keys()].filter((name) => name.startsWith("titles."));
  return {
    title: textOf(form, "title"),
    titles: Object.fromEntries(names.map((name) => [name.slice("titles.".length), textOf(form, name)])),
    kind: textOf(form, "kind") === "product_base" ? "product_base" : "invoice_base",
    discount_kind: textOf(form, "discount_kind") === "flat" ? "flat" : "percent",
    percent: amountOf(form, "percent"),
    amount: amountOf(form, "amount"),
    minimum_spend: amountOf(form, "minimum_spend"),
    maximum_discount: amountOf(form, "maximum_discount"),
    starts_at: textOf(form, "starts_at"),
    ends_at: textOf(form, "ends_at"),
    maximum_uses: countOf(form, "maximum_uses"),
    maximum_uses_per_customer: countOf(form, "maximum_uses_per_customer"),
    is_listed: form.has("is_listed"),
    product_ids: productIds,
  };
}

/** Some keyboards use a comma as the decimal separator. */
function amountOf(form: FormData, name: string): string {
  return textOf(form, name).replace(",", ".");
}

function countOf(form: FormData, name: string): number | null {
  const typed = textOf(form, name);
  return typed === "" ? null : Number(typed);
}
