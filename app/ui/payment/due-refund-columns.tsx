import type { DueRefund } from "#domain/payment/attempt/due-refunds.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { Translate } from "#shared/translate.ts";
import { amountColumn, momentColumn, NameAndEmail } from "../desk/data-table/usual-columns.tsx";
import { choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Button } from "../parts/button.tsx";
import { dueReason } from "./due-reason.ts";

type Actions = { onSent: (id: number) => void; onRetry: (id: number) => void };

/** The columns of refunds that are not sent automatically, with what staff can do. */
export function dueRefundColumns(t: Translate, { onSent, onRetry }: Actions): TableColumn<DueRefund>[] {
  return [
    {
      id: "reference",
      label: t("Order"),
      cell: ({ orderCode, reference }) => (
        <span className="figures block">
          <bdi className="block whitespace-nowrap">{orderCode}</bdi>
          {reference !== "" && <bdi className="block text-xs font-normal wrap-anywhere text-muted">{reference}</bdi>}
        </span>
      ),
    },
    amountColumn("amount", t("Amount"), "amount"),
    {
      id: "reason",
      label: t("Reason"),
      cell: ({ reason, failure }) => (
        <span className="block max-w-64 min-w-40">
          {dueReason(reason, t)}
          {failure !== "" && <bdi className="mt-1 block text-xs wrap-anywhere text-danger">{failure}</bdi>}
        </span>
      ),
    },
    { id: "customer", label: t("Customer"), cell: ({ name, email }) => <NameAndEmail name={name} email={email} /> },
    {
      id: "paid",
      label: t("Paid by"),
      cell: ({ provider, paidBy }) => (
        <span className="block max-w-48">
          {paymentMethodName(provider, t)}
          {paidBy !== "" && <bdi className="block wrap-anywhere text-muted">{paidBy}</bdi>}
        </span>
      ),
    },
    momentColumn("since", t("Since"), "at", { isSortedDescendingFirst: false, withTime: true }),
    {
      id: "actions",
      label: t("Actions"),
      cell: ({ id, kind, orderCode }) => (
        <span className="flex gap-2">
          {kind === "refused" && (
            <Button
              variant="secondary"
              size="small"
              data-action=""
              aria-label={`${t("Try again")}: ${orderCode}`}
              className="whitespace-nowrap"
              onClick={() => onRetry(id)}
            >
              {t("Try again")}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            data-action=""
            aria-label={`${t("Sent manually")}: ${orderCode}`}
            className="whitespace-nowrap"
            onClick={() => onSent(id)}
          >
            {t("Sent manually")}
          </Button>
        </span>
      ),
    },
  ];
}

export function dueRefundFilters(t: Translate): TableFilter[] {
  return [
    {
      name: "kind",
      label: t("Type"),
      choices: choicesOf({ transfer: t("Bank transfer"), refused: t("Declined by the provider") }),
    },
    { name: "since", label: t("Since") },
    { name: "email", label: t("Email") },
  ];
}
