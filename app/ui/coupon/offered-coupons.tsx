import type { CartCoupon } from "#domain/cart/cart/cart.ts";
import type { OpenCoupon } from "#domain/pricing/coupon/coupon.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import type { CouponActions } from "./coupon-field.tsx";
import { couponConditions, couponValue, needsAccount } from "./coupon-labels.ts";
import { SignInForCoupon } from "./sign-in-for-coupon.tsx";

type OfferedCouponsProps = {
  label: string;
  offered: readonly OpenCoupon[];
  coupons: readonly CartCoupon[];
  actions: CouponActions;
};

/** A shop's public coupons behind one line, each applied with one click. */
export function FoldedCoupons({ className = "", ...list }: OfferedCouponsProps & { className?: string }) {
  const { t } = usePage();
  if (list.offered.length === 0) return null;
  return (
    <details className={className}>
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-medium text-primary-text hover:underline">
        <Icon name="ticket-percent" className="size-5 shrink-0" />
        {t("{count} coupons", { count: list.offered.length })}
      </summary>
      <OfferedCoupons {...list} />
    </details>
  );
}

export function OfferedCoupons({ label, offered, coupons, actions }: OfferedCouponsProps) {
  if (offered.length === 0) return null;
  return (
    <ul aria-label={label}>
      {offered.map((coupon) => (
        <OfferedCoupon
          key={coupon.id}
          coupon={coupon}
          isApplied={coupons.some(({ code }) => code === coupon.code)}
          actions={actions}
        />
      ))}
    </ul>
  );
}

type OfferedCouponProps = { coupon: OpenCoupon; isApplied: boolean; actions: CouponActions };

function OfferedCoupon({ coupon, isApplied, actions }: OfferedCouponProps) {
  const page = usePage();
  const { t } = page;
  const { code } = coupon;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <Icon name="ticket-percent" className="size-5 shrink-0 text-deal-text" />
      <div className="min-w-44 flex-1">
        <p>
          <span className="figures font-semibold text-deal-text">{couponValue(page, coupon)}</span>{" "}
          <bdi className="font-semibold tracking-wide">{code}</bdi>
        </p>
        <p className="text-muted">{couponConditions(t, coupon).join(" · ")}</p>
        {actions.refused?.code === code && (
          <p role="alert" className="font-medium text-danger">
            {actions.refused.error}
          </p>
        )}
      </div>
      {isApplied ? (
        <span className="inline-flex min-h-9 items-center gap-1 font-semibold text-success">
          <Icon name="check" className="size-4" /> {t("Applied")}
        </span>
      ) : actions.signInPath && needsAccount(coupon) ? (
        <SignInForCoupon path={actions.signInPath} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          data-action=""
          aria-label={t("Apply code {code}", { code })}
          isPending={actions.pendingCode === code}
          onClick={() => void actions.onApply(code, false)}
        >
          {t("Apply")}
        </Button>
      )}
    </li>
  );
}
