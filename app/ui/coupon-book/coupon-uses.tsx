import type { ReactNode } from "react";
import type { CouponRecord } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { Amount } from "../cart/amount.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { couponEffect, couponInstant } from "./admin-coupons-labels.ts";

/** A coupon's terms and its uses, read-only. */
export function CouponUses({ coupon, isWhole = false }: { coupon: CouponRecord; isWhole?: boolean }) {
  const page = usePage();
  const { t } = page;
  const facts: [string, ReactNode][] = [
    [
      t("Used"),
      <span key="used" className="figures">
        {usesOf()}
      </span>,
    ],
    [t("Total discounts"), <Amount key="taken" value={coupon.taken} />],
    ...(isWhole
      ? ([
          [t("Title"), <bdi key="title">{coupon.title}</bdi>],
          [t("Discount"), couponEffect(page, coupon).join(" · ")],
          [t("Starts"), couponInstant(page, coupon.startsAt)],
          [t("Ends"), couponInstant(page, coupon.endsAt)],
          [t("Shop"), <bdi key="shop">{coupon.shop?.name ?? ""}</bdi>],
        ] satisfies [string, ReactNode][])
      : []),
  ];

  function usesOf(): string {
    const used = formatNumber(page, coupon.usesCount);
    return coupon.maximumUses === null
      ? used
      : t("{number} of {total}", { number: used, total: formatNumber(page, coupon.maximumUses) });
  }

  return (
    <dl className="mb-5 grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
