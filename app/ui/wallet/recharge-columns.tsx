import type { RechargeRecord } from "#domain/accounts/wallet/recharge.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import type { Page } from "../parts/page.tsx";
import { RECHARGE_STATES, RECHARGE_TONES, rechargeStateName } from "./recharge-words.ts";

type Actions = {
  /** The transfer that is being approved. */
  pending: number | null;
  onApprove: (id: number) => void;
  onReject: (id: number) => void;
};

/** The columns of transfers into wallets, with what staff need to decide them. */
export function rechargeColumns({ t, appPath }: Page, actions: Actions): TableColumn<RechargeRecord>[] {
  return [
    {
      id: "customer",
      label: t("Customer"),
      cell: ({ customerName, email }) => (
        <span className="block max-w-64">
          <bdi className="block truncate">{customerName}</bdi>
          <bdi className="block truncate font-normal text-muted">{email}</bdi>
        </span>
      ),
    },
    {
      id: "amount",
      label: t("Amount"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ amount }) => <Amount value={amount} className="font-semibold whitespace-nowrap" />,
    },
    {
      id: "status",
      label: t("Status"),
      cell: ({ status }) => <Chip tone={RECHARGE_TONES[status]}>{rechargeStateName(status, t)}</Chip>,
    },
    {
      id: "note",
      label: t("Note"),
      cell: ({ id, note, reason, hasProof }) => (
        <span className="block max-w-72">
          <bdi className="block wrap-anywhere">{note}</bdi>
          <bdi className="block wrap-anywhere text-muted">{reason}</bdi>
          {hasProof && (
            <a
              href={`${appPath}user/recharge-proof/${id}`}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-primary-text hover:underline"
            >
              {t("View proof")}
            </a>
          )}
        </span>
      ),
    },
    {
      id: "started",
      label: t("Started"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} withTime className="whitespace-nowrap" />,
    },
    {
      id: "actions",
      label: t("Actions"),
      cell: ({ id, status, customerName }) =>
        status === "pending" && (
          <span className="flex flex-wrap gap-2">
            <Button
              size="small"
              data-action=""
              isPending={actions.pending === id}
              aria-label={`${t("Payment received")} ${customerName}`}
              onClick={() => actions.onApprove(id)}
            >
              {t("Payment received")}
            </Button>
            <Button
              size="small"
              look="secondary"
              data-action=""
              aria-label={`${t("Reject")} ${customerName}`}
              onClick={() => actions.onReject(id)}
            >
              {t("Reject")}
            </Button>
          </span>
        ),
    },
  ];
}

export function rechargeFilters(t: Translate): TableFilter[] {
  return [
    {
      name: "status",
      label: t("Status"),
      choices: RECHARGE_STATES.map((value) => ({ value, label: rechargeStateName(value, t) })),
    },
    { name: "started", label: t("Started") },
    { name: "email", label: t("Email") },
  ];
}
