import type { OpenCoupon } from "#domain/pricing/coupon/coupon.ts";
import { couponConditions, couponValue, needsAccount } from "../coupon/coupon-labels.ts";
import { SignInForCoupon } from "../coupon/sign-in-for-coupon.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatDay, usePage } from "../parts/page.tsx";

type ShopCouponsProps = {
  coupons: readonly OpenCoupon[];
  /** The code copied last. */
  copied: string | null;
  /** For guests. */
  signInPath: string | null;
  onCopy: (code: string) => void;
};

/** A shop's public coupons, each with a code to copy and its conditions. */
export function ShopCoupons({ coupons, copied, signInPath, onCopy }: ShopCouponsProps) {
  const { t } = usePage();
  if (coupons.length === 0)
    return (
      <EmptyState
        icon="ticket-percent"
        title={t("No coupons right now")}
        text={t("Follow this shop to hear about new ones.")}
      />
    );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponCard
            coupon={coupon}
            isCopied={copied === coupon.code}
            signInPath={needsAccount(coupon) ? signInPath : null}
            onCopy={() => onCopy(coupon.code)}
          />
        </li>
      ))}
    </ul>
  );
}

type CouponCardProps = { coupon: OpenCoupon; isCopied: boolean; signInPath: string | null; onCopy: () => void };

function CouponCard({ coupon, isCopied, signInPath, onCopy }: CouponCardProps) {
  const page = usePage();
  const { t } = page;
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      <p className="figures font-heading text-2xl font-bold text-deal-text">{couponValue(page, coupon)}</p>
      <h2 className="mt-1 font-sans text-base font-semibold tracking-normal">{coupon.title}</h2>
      <ul className="mt-2 mb-4 flex-1 list-disc space-y-0.5 ps-5 text-sm text-muted marker:text-line-strong">
        {couponConditions(t, coupon).map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
        <li>
          {t("Until {date}", {
            date: formatDay(page, coupon.endsAt, { day: "numeric", month: "long", year: "numeric" }),
          })}
        </li>
      </ul>
      <div className="flex items-stretch gap-2 rounded-field border border-dashed border-line-strong bg-sunken p-1.5 ps-4">
        <code dir="ltr" className="flex min-w-0 flex-1 items-center truncate font-semibold tracking-wider">
          {coupon.code}
        </code>
        <Button
          variant="secondary"
          size="small"
          data-action=""
          aria-label={t("Copy code {code}", { code: coupon.code })}
          onClick={onCopy}
        >
          <Icon name={isCopied ? "check" : "copy"} className="size-4" />
          {isCopied ? t("Copied") : t("Copy")}
        </Button>
      </div>
      {signInPath && (
        <p className="mt-2">
          <SignInForCoupon path={signInPath} />
        </p>
      )}
    </article>
  );
}
