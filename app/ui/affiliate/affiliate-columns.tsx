import type { AffiliateView } from "#domain/accounts/affiliate/find-affiliates.ts";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { RowActions } from "../desk/data-table/row-actions.tsx";
import { amountColumn, countColumn, momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { AFFILIATE_TONES, affiliateStatusName } from "./affiliate-labels.ts";

type AffiliateActions = Record<"onApprove" | "onReject" | "onSuspend" | "onRate", (affiliate: AffiliateView) => void>;

/** Affiliates and applications with what they brought. */
export function affiliateColumns(t: Translate, actions: AffiliateActions): TableColumn<AffiliateView>[] {
  return [
    {
      id: "name",
      label: t("Name"),
      cell: ({ name, email }) => (
        <span className="block max-w-64 min-w-40 wrap-anywhere">
          <bdi>{name}</bdi>
          <bdi className="block font-normal text-muted">{email}</bdi>
        </span>
      ),
    },
    statusColumn(t, "status", AFFILIATE_TONES, affiliateStatusName),
    {
      id: "plan",
      label: t("Plan"),
      cell: ({ plan, website, reason }) => (
        <span className="block max-w-md min-w-60 wrap-anywhere">
          <bdi>{plan}</bdi>
          {website && (
            <a href={website} rel="nofollow noopener noreferrer" target="_blank" className="block underline">
              <bdi>{website}</bdi>
            </a>
          )}
          {reason && (
            <span className="block text-muted">
              {t("Reason")}: <bdi>{reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    { id: "rate", label: t("Own rate"), isAtEnd: true, cell: ({ percent }) => percent && `${percent}%` },
    countColumn("clicks", t("Clicks"), "clicks"),
    countColumn("orders", t("Orders"), "orders"),
    amountColumn("earned", t("Earned"), "earned"),
    momentColumn("applied", t("Applied"), "at"),
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => (
        <RowActions
          name={row.name}
          actions={[
            row.status === "applied" && { label: t("Approve"), onClick: () => actions.onApprove(row) },
            row.status === "applied" && { label: t("Reject"), variant: "quiet", onClick: () => actions.onReject(row) },
            row.status === "suspended" && { label: t("Reinstate"), onClick: () => actions.onApprove(row) },
            row.status === "approved" && { label: t("Change rate"), onClick: () => actions.onRate(row) },
            row.status === "approved" && {
              label: t("Suspend"),
              variant: "quiet",
              onClick: () => actions.onSuspend(row),
            },
          ]}
        />
      ),
    },
  ];
}

export function affiliateFilters(t: Translate): TableFilter[] {
  return [
    choiceFilter(t, "status", t("Status"), AFFILIATE_LIST.filters.status.choices, affiliateStatusName),
    { name: "rate", label: t("Rate"), choices: choicesOf({ own: t("Own rate"), usual: t("Standard rate") }) },
    { name: "applied", label: t("Applied") },
  ];
}
