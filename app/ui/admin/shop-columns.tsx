import type { AdminShopRow } from "#domain/shops/shop-admin/shop-admin.ts";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";
import type { ShopStatus } from "#shared/shop-status.ts";
import type { Translate } from "#shared/translate.ts";
import { amountColumn, countColumn, momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";

export const SHOP_TONES = {
  pending: "open",
  approved: "good",
  rejected: "bad",
  suspended: "bad",
  closed: "calm",
} as const;

export function shopStatusName(status: ShopStatus, t: Translate): string {
  const names: Record<ShopStatus, string> = {
    pending: t("Pending"),
    approved: t("Open"),
    rejected: t("Rejected"),
    suspended: t("Suspended"),
    closed: t("Closed"),
  };
  return names[status];
}

/** The columns of the list of all shops. */
export function shopColumns(t: Translate): TableColumn<AdminShopRow>[] {
  return [
    { id: "name", label: t("Shop"), cell: ({ name }) => <bdi className="block max-w-56 truncate">{name}</bdi> },
    statusColumn(t, "status", SHOP_TONES, shopStatusName),
    {
      id: "owner",
      label: t("Owner"),
      cell: ({ ownerEmail }) => <bdi className="block max-w-56 truncate text-muted">{ownerEmail}</bdi>,
    },
    momentColumn("joined", t("Joined"), "joinedAt"),
    countColumn("products", t("Products"), "productsCount"),
    countColumn("orders", t("Orders"), "ordersCount"),
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
    amountColumn("sales", t("Sales"), "sales"),
  ];
}

export function shopFilters(t: Translate): TableFilter[] {
  return [
    choiceFilter(t, "status", t("Status"), ADMIN_SHOP_LIST.filters.status.choices, shopStatusName),
    { name: "rating", label: t("Rating") },
    { name: "joined", label: t("Joined") },
  ];
}
