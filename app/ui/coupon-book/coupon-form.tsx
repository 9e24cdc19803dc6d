import { useState } from "react";
import type { CouponForm as CouponToChange, CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { CheckField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { DiscountFields } from "./discount-fields.tsx";
import { LimitFields } from "./limit-fields.tsx";
import { readCouponForm, type TypedCoupon } from "./read-coupon-form.ts";

export type NewTimes = { startsAt: string; endsAt: string };

type CouponFormProps = {
  /** Null for a new one. */
  coupon: CouponToChange | null;
  times: NewTimes;
  currency: string;
  languages: readonly { code: string; name: string }[];
  onSearch: (typed: string) => Promise<CouponProduct[]>;
  /** Returns the validation errors, with `form` for general ones; null on success. */
  onSave: (typed: TypedCoupon & { code: string }) => Promise<FieldErrors | null>;
};

/** Creates a coupon, or changes its future discount. */
export function CouponForm({ coupon, times, currency, languages, onSearch, onSave }: CouponFormProps) {
  const { t } = usePage();
  const [products, setProducts] = useState<CouponProduct[]>(coupon?.products ?? []);

  const form = useForm({
    save(data) {
      const productIds = products.map(({ id }) => id);
      return onSave({ ...readCouponForm(data, productIds), code: textOf(data, "code") });
    },
  });

  return (
    <Form {...form} className="grid grid-cols-1 gap-5">
      <AccountCard title={t("Code and title")}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {coupon === null && (
            <TextField
              name="code"
              label={t("Code")}
              required
              maxLength={32}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              className="[&_input]:uppercase"
              hint={t("3 to 32 letters, digits, hyphens and underscores. You can't change it later.")}
            />
          )}
          <TextField
            name="title"
            label={t("Title")}
            required
            maxLength={80}
            dir="auto"
            defaultValue={coupon?.title}
            hint={t("What customers see next to the code.")}
          />
        </div>
        {languages.length > 0 && (
          <details className="mt-4">
            <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Title in other languages")}</summary>
            <div className="mt-3 grid gap-4 sm:grid-cols-2">
              {languages.map(({ code, name }) => (
                <TextField
                  key={code}
                  name={`titles.${code}`}
                  label={name}
                  required={false}
                  maxLength={80}
                  dir="auto"
                  defaultValue={coupon?.titles[code]}
                />
              ))}
            </div>
          </details>
        )}
        <CheckField
          name="is_listed"
          className="mt-4"
          defaultChecked={coupon?.isListed ?? true}
          label={t("Show it to everyone. Otherwise only people who know the code can use it.")}
        />
      </AccountCard>
      <DiscountFields
        coupon={coupon}
        currency={currency}
        errors={form.errors}
        products={products}
        onProducts={setProducts}
        onSearch={onSearch}
      />
      <LimitFields coupon={coupon} times={times} />
      <FormError />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton size="large">{coupon ? t("Save") : t("Create coupon")}</SubmitButton>
        {coupon && <p className="text-sm text-muted">{t("Existing orders aren't affected.")}</p>}
      </div>
    </Form>
  );
}
