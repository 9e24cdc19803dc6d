import type { AdminShopRow } from "#domain/shops/shop-admin/shop-admin.ts";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";
import { neverHappens } from "#shared/result.ts";
import type { ShopStatus } from "#shared/shop-status.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { tagColumn, tagFilter } from "../desk/data-table/tag-column.tsx";
import { Moment } from "../order/moment.tsx";
import { Chip } from "./chip.tsx";

export const SHOP_TONES = {
  pending: "open",
  approved: "good",
  rejected: "bad",
  suspended: "bad",
  closed: "calm",
} as const;

export function shopStatusName(status: ShopStatus, t: Translate): string {
  switch (status) {
    case "pending":
      return t("Pending");
    case "approved":
      return t("Open");
    case "rejected":
      return t("Rejected");
    case "suspended":
      return t("Suspended");
    case "closed":
      return t("Closed");
    default:
      return neverHappens(status);
  }
}

/** The columns of the list of all shops. */
export function shopColumns(t: Translate): TableColumn<AdminShopRow>[] {
  return [
    { id: "name", label: t("Shop"), cell: ({ name }) => <bdi className="block max-w-56 truncate">{name}</bdi> },
    {
      id: "status",
      label: t("Status"),
      cell: ({ status }) => <Chip tone={SHOP_TONES[status]}>{shopStatusName(status, t)}</Chip>,
    },
    {
      id: "owner",
      label: t("Owner"),
      cell: ({ ownerEmail }) => <bdi className="block max-w-56 truncate text-muted">{ownerEmail}</bdi>,
    },
    {
      id: "joined",
      label: t("Joined"),
      isSortedDescendingFirst: true,
      cell: ({ joinedAt }) => <Moment iso={joinedAt} className="whitespace-nowrap" />,
    },
    tagColumn(t),
    {
      id: "products",
      label: t("Products"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ productsCount }) => productsCount,
    },
    {
      id: "orders",
      label: t("Orders"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ ordersCount }) => ordersCount,
    },
    {
      id: "rating",
      label: t("Rating"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ rating }) => (rating === 0 ? "–" : rating.toFixed(1)),
    },
    {
      id: "late",
      label: t("Late"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ latePercent }) => (latePercent === null ? "–" : `${latePercent}%`),
    },
    {
      id: "sales",
      label: t("Sales"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ sales }) => <Amount value={sales} className="font-semibold whitespace-nowrap" />,
    },
  ];
}

export function shopFilters(t: Translate, tags: readonly string[]): TableFilter[] {
  return [
    {
      name: "status",
      label: t("Status"),
      choices: ADMIN_SHOP_LIST.filters.status.choices.map((value) => ({ value, label: shopStatusName(value, t) })),
    },
    { name: "rating", label: t("Rating") },
    { name: "joined", label: t("Joined") },
    tagFilter(t, tags),
  ];
}
