import type { ReactNode } from "react";
import type { PayoutView } from "#domain/accounts/payout/payout.ts";
import { PAYOUT_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { amountColumn, momentColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { PAYOUT_TONES, payoutStatusName } from "./payout-labels.ts";

type PayoutColumns = {
  /** Shows whose they are. */
  isNamed?: boolean;
  actionsOf: (payout: PayoutView) => ReactNode;
};

/** Payouts with their state. */
export function payoutColumns(t: Translate, { isNamed = false, actionsOf }: PayoutColumns): TableColumn<PayoutView>[] {
  const owner: TableColumn<PayoutView> = {
    id: "owner",
    label: t("Paid to"),
    cell: ({ name, isAffiliate }) => (
      <span className="flex min-w-36 flex-wrap items-center gap-2">
        <bdi className="wrap-anywhere">{name}</bdi>
        {isAffiliate && <Chip tone="calm">{t("Affiliate")}</Chip>}
      </span>
    ),
  };
  return [
    { id: "code", label: t("Payout"), cell: ({ code }) => <bdi className="figures whitespace-nowrap">{code}</bdi> },
    ...(isNamed ? [owner] : []),
    {
      id: "status",
      label: t("Status"),
      cell: ({ status, reason }) => (
        <>
          <Chip tone={PAYOUT_TONES[status]}>{payoutStatusName(status, t)}</Chip>
          {reason && <bdi className="mt-1 block max-w-64 wrap-anywhere text-muted">{reason}</bdi>}
        </>
      ),
    },
    amountColumn("amount", t("Amount"), "amount"),
    { id: "account", label: t("Account"), cell: ({ account }) => <bdi>{account}</bdi> },
    momentColumn("requested", t("Date"), "at"),
    momentColumn("ended", t("Ended"), "endedAt"),
    ...(isNamed ? [{ id: "run", label: t("Run"), isOptional: true, cell: ({ runId }: PayoutView) => runId }] : []),
    {
      id: "actions",
      label: t("Actions"),
      cell: (payout) => <span className="flex flex-wrap gap-2">{actionsOf(payout)}</span>,
    },
  ];
}

export function payoutFilters(t: Translate, isNamed = false): TableFilter[] {
  const status: TableFilter = choiceFilter(
    t,
    "status",
    t("Status"),
    PAYOUT_LIST.filters.status.choices,
    payoutStatusName,
  );
  const requested: TableFilter = { name: "requested", label: t("Date") };
  if (!isNamed) return [status, requested];
  return [
    status,
    { name: "owner", label: t("Paid to"), choices: choicesOf({ shop: t("Shops"), affiliate: t("Affiliates") }) },
    { name: "method", label: t("Method"), choices: choicesOf({ bank: t("Bank transfer"), provider: "Stripe" }) },
    { name: "run", label: t("Run") },
    requested,
  ];
}
