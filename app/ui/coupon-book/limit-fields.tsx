import type { CouponForm } from "#domain/coupon-book/coupon-book.ts";
import { AccountCard } from "../account/account-card.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type LimitFieldsProps = {
  coupon: CouponForm | null;
  times: { startsAt: string; endsAt: string };
  errors: FieldErrors;
};

const MINUTES = 16;

/** When it can be used, and how often. */
export function LimitFields({ coupon, times, errors }: LimitFieldsProps) {
  const { t } = usePage();
  const { startsAt, endsAt } = coupon ?? times;
  const count = { type: "number", inputMode: "numeric", min: 1, step: 1, dir: "ltr" } as const;
  return (
    <AccountCard title={t("When and how often")} text={t("All times are UTC, the same for every shopper.")}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          name="starts_at"
          label={t("Starts (UTC)")}
          required
          defaultValue={startsAt.slice(0, MINUTES)}
          error={errors.starts_at}
        />
        <TextField
          type="datetime-local"
          name="ends_at"
          label={t("Ends (UTC)")}
          required
          defaultValue={endsAt.slice(0, MINUTES)}
          hint={t("At this minute it no longer counts.")}
          error={errors.ends_at}
        />
        <TextField
          {...count}
          name="maximum_uses"
          label={t("Uses in total")}
          required={false}
          defaultValue={coupon?.maximumUses ?? ""}
          error={errors.maximum_uses}
        />
        <TextField
          {...count}
          name="maximum_uses_per_customer"
          label={t("Uses for each customer")}
          required={false}
          defaultValue={coupon?.maximumUsesPerCustomer ?? ""}
          hint={t("With a limit for each customer, guests have to sign in.")}
          error={errors.maximum_uses_per_customer}
        />
      </div>
    </AccountCard>
  );
}
