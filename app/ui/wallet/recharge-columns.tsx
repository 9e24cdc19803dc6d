import type { RechargeRecord } from "#domain/accounts/wallet/recharge.ts";
import type { Translate } from "#shared/translate.ts";
import { amountColumn, momentColumn, NameAndEmail, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Button } from "../parts/button.tsx";
import type { Page } from "../parts/page.tsx";
import { RECHARGE_STATES, RECHARGE_TONES, rechargeStateName } from "./recharge-labels.ts";

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
      cell: ({ customerName, email }) => <NameAndEmail name={customerName} email={email} />,
    },
    amountColumn("amount", t("Amount"), "amount"),
    statusColumn(t, "status", RECHARGE_TONES, rechargeStateName),
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
    momentColumn("started", t("Started"), "createdAt", { withTime: true }),
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
              variant="secondary"
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
    choiceFilter(t, "status", t("Status"), RECHARGE_STATES, rechargeStateName),
    { name: "started", label: t("Started") },
    { name: "email", label: t("Email") },
  ];
}
