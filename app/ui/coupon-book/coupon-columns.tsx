import type { CouponRecord } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { COUPON_FILTERS } from "#shared/coupon-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { shopColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, choicesOf, yesOrNo } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { formatNumber, type Page } from "../parts/page.tsx";
import { couponEffect, couponFilterName, couponInstant } from "./admin-coupons-labels.ts";
import { CouponStateChip } from "./coupon-state-chip.tsx";

/** The columns of a list of coupons; the operator sees whose they are. */
export function couponColumns(page: Page, isShopNamed: boolean): TableColumn<CouponRecord>[] {
  const { t } = page;
  return [
    {
      id: "code",
      label: t("Code"),
      cell: ({ code }) => <bdi className="figures tracking-wide whitespace-nowrap">{code}</bdi>,
    },
    {
      id: "title",
      label: t("Title"),
      cell: ({ title }) => (
        <span className="block max-w-56 truncate" dir="auto">
          {title}
        </span>
      ),
    },
    { id: "state", label: t("Status"), cell: ({ state }) => <CouponStateChip state={state} /> },
    {
      id: "effect",
      label: t("Discount"),
      cell: (coupon) => <span className="block min-w-40 text-muted">{couponEffect(page, coupon).join(" · ")}</span>,
    },
    ...(isShopNamed ? [shopColumn<CouponRecord>(t, ({ shop }) => shop?.name ?? t("Marketplace"))] : []),
    {
      id: "starts",
      label: t("Start"),
      isOptional: true,
      isSortedDescendingFirst: true,
      cell: ({ startsAt }) => <span className="whitespace-nowrap">{couponInstant(page, startsAt)}</span>,
    },
    {
      id: "ends",
      label: t("End"),
      isSortedDescendingFirst: true,
      cell: ({ endsAt }) => <span className="whitespace-nowrap">{couponInstant(page, endsAt)}</span>,
    },
    {
      id: "uses",
      label: t("Used"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ usesCount, maximumUses }) => (
        <span className="figures whitespace-nowrap">
          {maximumUses === null
            ? formatNumber(page, usesCount)
            : t("{number} of {total}", {
                number: formatNumber(page, usesCount),
                total: formatNumber(page, maximumUses),
              })}
        </span>
      ),
    },
    {
      id: "taken",
      label: t("Discounts"),
      isAtEnd: true,
      cell: ({ taken }) => <Amount value={taken} className="font-semibold whitespace-nowrap" />,
    },
  ];
}

export function couponFilters(t: Translate, isShopNamed: boolean): TableFilter[] {
  return [
    ...(isShopNamed
      ? [
          {
            name: "owner",
            label: t("Owner"),
            choices: choicesOf({ operator: t("Marketplace coupons"), shops: t("Shop coupons") }),
          },
        ]
      : []),
    choiceFilter(
      t,
      "state",
      t("Status"),
      COUPON_FILTERS.filter((state) => state !== "all"),
      couponFilterName,
    ),
    {
      name: "discount",
      label: t("Discount"),
      choices: choicesOf({ flat: t("Fixed amount"), percent: t("Percentage") }),
    },
    { name: "listed", label: t("Shown to everyone"), choices: yesOrNo(t) },
    { name: "uses", label: t("Used") },
    { name: "ends", label: t("End") },
  ];
}
