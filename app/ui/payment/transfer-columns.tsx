import type { TransferRecord } from "#domain/payment/attempt/transfer.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { amountColumn, momentColumn, NameAndEmail } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import type { Page } from "../parts/page.tsx";
import { TRANSFER_STATE_CHOICES, TRANSFER_TONES, transferStateName } from "./transfer-labels.ts";

type Actions = { onConfirm: (transfer: TransferRecord) => void; onReject: (id: number) => void };

/** The columns of transfers for purchases, with what staff need to decide them. */
export function transferColumns({ t, appPath }: Page, actions: Actions): TableColumn<TransferRecord>[] {
  return [
    {
      id: "reference",
      label: t("Reference"),
      cell: ({ reference }) => <bdi className="figures whitespace-nowrap">{reference}</bdi>,
    },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state, reason, isOver }) => (
        <span className="block max-w-64">
          <Chip tone={TRANSFER_TONES[state]}>{transferStateName(state, t)}</Chip>
          {state === "rejected" && reason !== "" && (
            <bdi className="mt-1 block text-xs wrap-anywhere text-muted">{reason}</bdi>
          )}
          {isOver && !isDecided(state) && (
            <span className="mt-1 block text-xs text-warning">
              {t("There's nothing left to pay. Any money received will be added to refunds.")}
            </span>
          )}
        </span>
      ),
    },
    amountColumn("amount", t("Amount"), "amount"),
    { id: "customer", label: t("Customer"), cell: ({ name, email }) => <NameAndEmail name={name} email={email} /> },
    {
      id: "orders",
      label: t("Orders"),
      cell: ({ orderCodes }) => <bdi className="figures">{orderCodes.join(", ")}</bdi>,
    },
    {
      id: "payer",
      label: t("Paid by"),
      cell: ({ id, paidBy, paidOn, hasProof }) => (
        <span className="block max-w-48">
          <bdi className="block wrap-anywhere">{paidBy}</bdi>
          {paidOn && <Moment iso={paidOn} className="block text-muted" />}
          {hasProof && (
            <a
              href={`${appPath}user/transfer-proof/${id}`}
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
      cell: (transfer) => <TransferActions transfer={transfer} {...actions} t={t} />,
    },
  ];
}

const isDecided = (state: TransferRecord["state"]) => state === "paid" || state === "returned";

function TransferActions({ transfer, t, onConfirm, onReject }: Actions & { transfer: TransferRecord; t: Translate }) {
  const { id, state, reference } = transfer;
  if (isDecided(state)) return null;
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="small"
        variant={state === "submitted" ? "primary" : "secondary"}
        data-action=""
        aria-label={`${t("Payment received")} ${reference}`}
        onClick={() => onConfirm(transfer)}
      >
        {t("Payment received")}
      </Button>
      {(state === "submitted" || state === "waiting") && (
        <Button
          size="small"
          variant="secondary"
          data-action=""
          aria-label={`${t("Reject")} ${reference}`}
          onClick={() => onReject(id)}
        >
          {t("Reject")}
        </Button>
      )}
    </span>
  );
}

export function transferFilters(t: Translate): TableFilter[] {
  return [
    choiceFilter(t, "state", t("Status"), TRANSFER_STATE_CHOICES, transferStateName),
    { name: "started", label: t("Started") },
    { name: "email", label: t("Email") },
  ];
}
