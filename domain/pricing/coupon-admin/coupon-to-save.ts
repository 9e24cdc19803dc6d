import { isZero, parseMajorUnits, toMajorUnits, type Money } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { findLanguages } from "../../platform/language/find-languages.ts";
import type { Context } from "../../context.ts";
import { readTime, type ChangeCouponInput } from "./coupon-admin.input.ts";

/** The stored data of a coupon, except its code and its owner. */
export type CouponToSave = {
  title: string;
  titles: { languageCode: string; title: string }[];
  kind: "invoice_base" | "product_base";
  discountKind: "flat" | "percent";
  percentBasisPoints: number | null;
  amount: Money | null;
  minimumSpend: Money | null;
  maximumDiscount: Money | null;
  startsAt: Date;
  endsAt: Date;
  maximumUses: number | null;
  maximumUsesPerCustomer: number | null;
  isListed: boolean;
  productIds: number[];
};

/** What a coupon takes off and how long, for the audit log. */
export type CouponTerms = Omit<CouponToSave, "titles" | "productIds" | "kind" | "discountKind">;

export function describeCoupon(terms: CouponTerms): string[] {
  const { title, percentBasisPoints, amount, minimumSpend, maximumDiscount, maximumUses, startsAt, endsAt } = terms;
  return [
    title,
    percentBasisPoints === null ? "" : `${writePercent(percentBasisPoints)} %`,
    amount ? toMajorUnits(amount) : "",
    minimumSpend ? `≥ ${toMajorUnits(minimumSpend)}` : "",
    maximumDiscount ? `≤ ${toMajorUnits(maximumDiscount)}` : "",
    maximumUses === null ? "" : `× ${maximumUses}`,
    terms.maximumUsesPerCustomer === null ? "" : `× ${terms.maximumUsesPerCustomer} / customer`,
    terms.isListed ? "listed" : "",
    `${startsAt.toISOString()} – ${endsAt.toISOString()}`,
  ].filter(Boolean);
}

/** An amount with more decimals than the currency has. */
export type WrongAmount = { code: "invalid_amount"; field: (typeof AMOUNT_FIELDS)[number] };

const AMOUNT_FIELDS = ["amount", "minimum_spend", "maximum_discount"] as const;

/** Converts a form's input to stored data; fields that do not apply to its kind are ignored. */
export async function readCoupon(ctx: Context, input: ChangeCouponInput): Promise<Result<CouponToSave, WrongAmount>> {
  const wrong = AMOUNT_FIELDS.find(
    (field) => input[field] !== "" && parseMajorUnits(input[field], ctx.baseCurrency.code) === null,
  );
  if (wrong) return failure({ code: "invalid_amount", field: wrong });
  const isPercent = input.discount_kind === "percent";
  const spoken = new Set((await findLanguages(ctx)).map(({ code }) => code));
  return success({
    title: input.title,
    titles: Object.entries(input.titles)
      .filter(([languageCode, title]) => spoken.has(languageCode) && title !== "")
      .map(([languageCode, title]) => ({ languageCode, title })),
    kind: input.kind,
    discountKind: input.discount_kind,
    percentBasisPoints: isPercent ? Math.round(Number(input.percent) * 100) : null,
    amount: isPercent ? null : readAmount(ctx, input.amount),
    minimumSpend: readAmount(ctx, input.minimum_spend),
    maximumDiscount: isPercent ? readAmount(ctx, input.maximum_discount) : null,
    startsAt: readTime(input.starts_at),
    endsAt: readTime(input.ends_at),
    maximumUses: input.maximum_uses,
    maximumUsesPerCustomer: input.maximum_uses_per_customer,
    isListed: input.is_listed,
    productIds: input.kind === "product_base" ? [...new Set(input.product_ids)] : [],
  });
}

function readAmount(ctx: Context, typed: string): Money | null {
  const amount = parseMajorUnits(typed, ctx.baseCurrency.code);
  return amount && isZero(amount) ? null : amount;
}
