import { useState } from "react";
import type { CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import type { PricePreview, PriceRuleForm as PriceRule, ScheduledKind } from "#domain/pricing/price-rule/price-rule.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { ProductPicker } from "../coupon-book/product-picker.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { DiscountChoice, readDiscountChoice } from "./discount-choice.tsx";
import { PricePreviewList } from "./price-preview-list.tsx";
import { SaleTimes } from "./sale-times.tsx";
import { saleKindName } from "./sale-labels.ts";

const KINDS = ["percent", "flat", "fixed_price"] as const;

export type TypedPriceRule = {
  kind: ScheduledKind;
  product_ids: number[];
  discount_kind: (typeof KINDS)[number];
  percent: string;
  amount: string;
  starts_at: string;
  ends_at: string;
};

type PriceRuleFormProps = {
  /** Null for new ones. */
  rule: PriceRule | null;
  /** Daily deals are the operator's. */
  canMakeDeals: boolean;
  times: { startsAt: string; endsAt: string };
  timeZone: string;
  currency: string;
  onSearch: (typed: string) => Promise<CouponProduct[]>;
  /** The new prices, or what is wrong. */
  onPreview: (typed: TypedPriceRule) => Promise<PricePreview[] | FieldErrors>;
  onSave: (typed: TypedPriceRule) => Promise<FieldErrors | null>;
};

/** Sets a lower price for products over an interval. */
export function PriceRuleForm({ rule, canMakeDeals, times, timeZone, currency, ...actions }: PriceRuleFormProps) {
  const { t } = usePage();
  const [products, setProducts] = useState<CouponProduct[]>([]);
  const [prices, setPrices] = useState<PricePreview[] | null>(null);
  const [kind, setKind] = useState<ScheduledKind>(rule?.kind ?? "special");

  const form = useForm({
    async save(data) {
      const typed = {
        kind,
        product_ids: products.map(({ id }) => id),
        ...readDiscountChoice(data, KINDS),
        starts_at: textOf(data, "starts_at"),
        ends_at: textOf(data, "ends_at"),
      };
      if (data.get("action") !== "preview") return actions.onSave(typed);
      const answer = await actions.onPreview(typed);
      if (!Array.isArray(answer)) return answer;
      setPrices(answer);
      return null;
    },
  });

  return (
    <Form {...form} className="grid grid-cols-1 gap-5" onChange={() => setPrices(null)}>
      {rule === null && (
        <AccountCard title={t("Products")}>
          {canMakeDeals && (
            <fieldset className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
              <legend className="sr-only">{t("Kind")}</legend>
              {(["special", "daily_deal"] as const).map((each) => (
                <CheckField
                  key={each}
                  type="radio"
                  name="kind"
                  value={each}
                  checked={kind === each}
                  onChange={() => setKind(each)}
                  label={saleKindName(each, t)}
                />
              ))}
            </fieldset>
          )}
          <ProductPicker
            chosen={products}
            error={form.errors.product_ids}
            onChange={(chosen) => {
              setProducts(chosen);
              setPrices(null);
            }}
            onSearch={actions.onSearch}
          />
        </AccountCard>
      )}
      <AccountCard title={t("Discount")}>
        <DiscountChoice
          kinds={KINDS}
          initial={{
            kind: rule?.discountKind ?? "percent",
            percent: rule?.percent ?? null,
            amount: rule?.typed.amount ?? "",
          }}
          currency={currency}
        />
      </AccountCard>
      <SaleTimes
        startsAt={rule?.typed.startsAt ?? times.startsAt}
        endsAt={rule ? rule.typed.endsAt : times.endsAt}
        timeZone={timeZone}
        isStarted={rule?.state === "running"}
        isEndRequired={kind === "daily_deal"}
      />
      <FormError />
      {prices && <PricePreviewList prices={prices} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="large" />
        {rule === null && (
          <SubmitButton size="large" variant="secondary" name="action" value="preview">
            {t("Preview prices")}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
