import { Link } from "react-router";
import type { CouponRecord } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { Amount } from "../cart/amount.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { couponEffect, couponInstant } from "./admin-coupons-words.ts";
import { CouponStateChip } from "./coupon-state-chip.tsx";

type CouponRowsProps = {
  coupons: readonly CouponRecord[];
  pathOf: (id: number) => string;
  isShopNamed?: boolean;
};

/** Coupons with their state, number of uses, and cost. */
export function CouponRows({ coupons, pathOf, isShopNamed = false }: CouponRowsProps) {
  const { t } = usePage();
  return (
    <ul
      aria-label={t("Coupons")}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {coupons.map((coupon) => (
        <CouponRow key={coupon.id} coupon={coupon} to={pathOf(coupon.id)} isShopNamed={isShopNamed} />
      ))}
    </ul>
  );
}

function CouponRow({ coupon, to, isShopNamed }: { coupon: CouponRecord; to: string; isShopNamed: boolean }) {
  const page = usePage();
  const { t } = page;
  return (
    <li className="relative grid gap-x-6 gap-y-3 p-4 hover:bg-sunken sm:px-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={to} prefetch="intent" className="font-semibold after:absolute after:inset-0">
            <bdi className="figures tracking-wide">{coupon.code}</bdi>
          </Link>
          <CouponStateChip state={coupon.state} />
          {isShopNamed && coupon.shop && <bdi className="text-sm text-muted">{coupon.shop.name}</bdi>}
        </p>
        <p className="mt-1 truncate" dir="auto">
          {coupon.title}
        </p>
        <p className="text-sm text-muted">{couponEffect(page, coupon).join(" · ")}</p>
        <p className="text-sm text-muted">
          {t("{from} to {until}", {
            from: couponInstant(page, coupon.startsAt),
            until: couponInstant(page, coupon.endsAt),
          })}
        </p>
      </div>
      <dl className="flex gap-x-8 text-sm md:text-end">
        <div>
          <dt className="text-muted">{t("Used")}</dt>
          <dd className="figures text-base font-semibold">
            {coupon.maximumUses === null
              ? formatNumber(page, coupon.usesCount)
              : t("{number} of {total}", {
                  number: formatNumber(page, coupon.usesCount),
                  total: formatNumber(page, coupon.maximumUses),
                })}
          </dd>
        </div>
        <div>
          <dt className="text-muted">{t("Discounts")}</dt>
          <dd>
            <Amount value={coupon.taken} className="text-base font-semibold" />
          </dd>
        </div>
      </dl>
    </li>
  );
}
