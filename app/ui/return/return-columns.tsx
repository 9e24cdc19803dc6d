import type { ReturnCard } from "#domain/orders/return/return.ts";
import { RETURN_REASONS, RETURN_STATES } from "#shared/return-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { shopColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, shopFilter } from "../desk/data-table/usual-filters.ts";
import type { TableAction, TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Picture } from "../parts/picture.tsx";
import { ReturnBadge } from "./return-badge.tsx";
import { returnReasonName, returnStateName } from "./return-names.ts";

/** The columns of a list of returns; the operator sees the shop. */
export function returnColumns(t: Translate, isShopNamed: boolean): TableColumn<ReturnCard>[] {
  return [
    {
      id: "order",
      label: t("Order"),
      cell: ({ orderCode }) => <bdi className="whitespace-nowrap tabular-nums">{orderCode}</bdi>,
    },
    {
      id: "product",
      label: t("Product"),
      cell: ({ image, unitsCount, firstName, linesCount }) => (
        <span className="flex max-w-56 items-center gap-3">
          <Picture file={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field max-sm:hidden" />
          <span className="min-w-0 truncate">
            {unitsCount} × <bdi>{firstName}</bdi>
            {linesCount > 1 && " …"}
          </span>
        </span>
      ),
    },
    {
      id: "reason",
      label: t("Reason"),
      cell: ({ reason }) => <span className="block min-w-28">{returnReasonName(reason, t)}</span>,
    },
    { id: "status", label: t("Status"), cell: ({ status }) => <ReturnBadge status={status} /> },
    {
      id: "customer",
      label: t("Customer"),
      cell: ({ shopperName }) => <bdi className="block max-w-40 truncate">{shopperName}</bdi>,
    },
    ...(isShopNamed ? [shopColumn<ReturnCard>(t, ({ shop }) => shop.name)] : []),
    {
      id: "requested",
      label: t("Requested"),
      isSortedDescendingFirst: true,
      cell: ({ requestedAt }) => <Moment iso={requestedAt} withTime className="block w-24" />,
    },
  ];
}

export function returnFilters(t: Translate, shops?: readonly { id: number; name: string }[]): TableFilter[] {
  return [
    choiceFilter(
      t,
      "state",
      t("Status"),
      RETURN_STATES.filter((state) => state !== "all"),
      returnStateName,
    ),
    choiceFilter(t, "reason", t("Reason"), RETURN_REASONS, returnReasonName),
    { name: "product", label: t("Product") },
    { name: "requested", label: t("Requested") },
    ...(shops ? [shopFilter(t, shops)] : []),
  ];
}

export function returnActions(t: Translate): TableAction[] {
  return [
    {
      name: "approve",
      label: t("Approve returns"),
      field: { label: t("Instructions for the customer"), isRequired: true },
    },
    {
      name: "reject",
      label: t("Reject returns"),
      variant: "danger",
      field: { label: t("Reason"), isRequired: true },
    },
  ];
}
