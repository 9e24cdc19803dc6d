import type { AffiliateView } from "#domain/accounts/affiliate/find-affiliates.ts";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import { RowActions } from "../desk/data-table/row-actions.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { AFFILIATE_TONES, affiliateStatusName } from "./affiliate-words.ts";

type AffiliateActions = Record<"onApprove" | "onReject" | "onSuspend" | "onRate", (affiliate: AffiliateView) => void>;

/** Affiliates and applications with what they brought. */
export function affiliateColumns(t: Translate, actions: AffiliateActions): TableColumn<AffiliateView>[] {
  const count = (id: "clicks" | "orders", label: string) => ({
    id,
    label,
    isAtEnd: true,
    isSortedDescendingFirst: true,
    cell: (row: AffiliateView) => row[id],
  });
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
    {
      id: "status",
      label: t("Status"),
      cell: ({ status }) => <Chip tone={AFFILIATE_TONES[status]}>{affiliateStatusName(status, t)}</Chip>,
    },
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
    count("clicks", t("Clicks")),
    count("orders", t("Orders")),
    {
      id: "earned",
      label: t("Earned"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ earned }) => <Amount value={earned} className="font-semibold whitespace-nowrap" />,
    },
    {
      id: "applied",
      label: t("Applied"),
      isSortedDescendingFirst: true,
      cell: ({ at }) => <Moment iso={at} className="whitespace-nowrap" />,
    },
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => (
        <RowActions
          name={row.name}
          actions={[
            row.status === "applied" && { label: t("Approve"), onClick: () => actions.onApprove(row) },
            row.status === "applied" && { label: t("Reject"), look: "quiet", onClick: () => actions.onReject(row) },
            row.status === "suspended" && { label: t("Reinstate"), onClick: () => actions.onApprove(row) },
            row.status === "approved" && { label: t("Change rate"), onClick: () => actions.onRate(row) },
            row.status === "approved" && { label: t("Suspend"), look: "quiet", onClick: () => actions.onSuspend(row) },
          ]}
        />
      ),
    },
  ];
}

export function affiliateFilters(t: Translate): TableFilter[] {
  return [
    {
      name: "status",
      label: t("Status"),
      choices: AFFILIATE_LIST.filters.status.choices.map((value) => ({ value, label: affiliateStatusName(value, t) })),
    },
    {
      name: "rate",
      label: t("Rate"),
      choices: [
        { value: "own", label: t("Own rate") },
        { value: "usual", label: t("Usual rate") },
      ],
    },
    { name: "applied", label: t("Applied") },
  ];
}
