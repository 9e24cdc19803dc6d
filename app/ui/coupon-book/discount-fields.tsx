import { useState } from "react";
import type { CouponForm, CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { CheckField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { ProductPicker } from "./product-picker.tsx";

type DiscountFieldsProps = {
  coupon: CouponForm | null;
  currency: string;
  errors: FieldErrors;
  products: readonly CouponProduct[];
  onProducts: (chosen: CouponProduct[]) => void;
  onSearch: (typed: string) => Promise<CouponProduct[]>;
};

/** The discount: amount, scope, and minimum spend. */
export function DiscountFields({ coupon, currency, errors, products, onProducts, onSearch }: DiscountFieldsProps) {
  const { t } = usePage();
  const [discountKind, setDiscountKind] = useState(coupon?.discountKind ?? "percent");
  const [kind, setKind] = useState(coupon?.kind ?? "invoice_base");
  const isPercent = discountKind === "percent";
  const money = { inputMode: "decimal", dir: "ltr", autoComplete: "off", maxLength: 14 } as const;
  return (
    <>
      <AccountCard title={t("Discount")}>
        <fieldset className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">{t("Discount")}</legend>
          {(["percent", "flat"] as const).map((each) => (
            <CheckField
              key={each}
              type="radio"
              name="discount_kind"
              value={each}
              checked={discountKind === each}
              onChange={() => setDiscountKind(each)}
              label={each === "percent" ? t("A percentage") : t("A fixed amount")}
            />
          ))}
        </fieldset>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {isPercent ? (
            <>
              <TextField
                {...money}
                key="percent"
                name="percent"
                label={t("Percent")}
                required
                defaultValue={coupon?.percent ?? ""}
              />
              <TextField
                {...money}
                key="maximum_discount"
                name="maximum_discount"
                label={t("Maximum discount, in {currency}", { currency })}
                required={false}
                defaultValue={coupon?.typed.maximumDiscount}
              />
            </>
          ) : (
            <TextField
              {...money}
              key="amount"
              name="amount"
              label={t("Amount in {currency}", { currency })}
              required
              defaultValue={coupon?.typed.amount}
            />
          )}
          <TextField
            {...money}
            name="minimum_spend"
            label={t("Minimum spend, in {currency}", { currency })}
            required={false}
            defaultValue={coupon?.typed.minimumSpend}
            hint={t("Only products the coupon applies to count.")}
          />
        </div>
      </AccountCard>
      <AccountCard title={t("Applies to")}>
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">{t("Applies to")}</legend>
          {(["invoice_base", "product_base"] as const).map((each) => (
            <CheckField
              key={each}
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              onChange={() => setKind(each)}
              label={each === "invoice_base" ? t("Everything") : t("Selected products")}
            />
          ))}
        </fieldset>
        {kind === "product_base" && (
          <div className="mt-4">
            <ProductPicker chosen={products} error={errors.product_ids} onChange={onProducts} onSearch={onSearch} />
          </div>
        )}
      </AccountCard>
    </>
  );
}
