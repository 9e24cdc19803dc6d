import type { CouponForm } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type LimitFieldsProps = {
  coupon: CouponForm | null;
  times: { startsAt: string; endsAt: string };
};

const MINUTES = 16;

/** When and how often it can be used. */
export function LimitFields({ coupon, times }: LimitFieldsProps) {
  const { t } = usePage();
  const { startsAt, endsAt } = coupon ?? times;
  const count = { type: "number", inputMode: "numeric", min: 1, step: 1, dir: "ltr" } as const;
  return (
    <AccountCard title={t("Schedule and limits")} text={t("All times are in UTC.")}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          name="starts_at"
          label={t("Starts (UTC)")}
          required
          defaultValue={startsAt.slice(0, MINUTES)}
        />
        <TextField
          type="datetime-local"
          name="ends_at"
          label={t("Ends (UTC)")}
          required
          defaultValue={endsAt.slice(0, MINUTES)}
          hint={t("The coupon stops working at this time.")}
        />
        <TextField
          {...count}
          name="maximum_uses"
          label={t("Total uses")}
          required={false}
          defaultValue={coupon?.maximumUses ?? ""}
        />
        <TextField
          {...count}
          name="maximum_uses_per_customer"
          label={t("Uses per customer")}
          required={false}
          defaultValue={coupon?.maximumUsesPerCustomer ?? ""}
          hint={t("With a per-customer limit, guests have to sign in to use it.")}
        />
      </div>
    </AccountCard>
  );
}
