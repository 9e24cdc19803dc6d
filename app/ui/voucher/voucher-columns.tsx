import { Link, href } from "react-router";
import type { VoucherRecord } from "#domain/accounts/voucher/voucher.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { amountColumn, momentColumn, NameAndEmail } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { VOUCHER_STATES, VOUCHER_TONES, voucherStateName } from "./voucher-labels.ts";

type Actions = { onResend: (voucher: VoucherRecord) => void; onVoid: (voucher: VoucherRecord) => void };

/** The columns of all gift vouchers; codes are never shown. */
export function voucherColumns(t: Translate, actions: Actions): TableColumn<VoucherRecord>[] {
  return [
    {
      id: "recipient",
      label: t("Recipient"),
      cell: ({ recipientName, recipientEmail }) => <NameAndEmail name={recipientName} email={recipientEmail} />,
    },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state, reason }) => (
        <span className="block max-w-64">
          <Chip tone={VOUCHER_TONES[state]}>{voucherStateName(state, t)}</Chip>
          {state === "frozen" && (
            <span className="mt-1 block text-xs">
              {t("The buyer's bank has reversed the payment. The voucher can't be used until the bank decides.")}
            </span>
          )}
          {reason !== "" && <bdi className="mt-1 block text-xs wrap-anywhere text-muted">{reason}</bdi>}
        </span>
      ),
    },
    {
      id: "code",
      label: t("Code"),
      cell: ({ lastFour }) =>
        lastFour !== "" && <bdi dir="ltr" className="figures whitespace-nowrap">{`···· ${lastFour}`}</bdi>,
    },
    amountColumn("amount", t("Amount"), "amount"),
    amountColumn("remaining", t("Left"), "remaining", { isPlain: true }),
    {
      id: "buyer",
      label: t("Buyer"),
      cell: ({ buyerId, buyerName, method }) => (
        <span className="block max-w-48">
          <Link
            to={href("/admin/customers/:id", { id: String(buyerId) })}
            prefetch="none"
            className="block truncate text-primary-text hover:underline"
          >
            <bdi>{buyerName}</bdi>
          </Link>
          <span className="text-muted">{paymentMethodName(method, t)}</span>
        </span>
      ),
    },
    {
      id: "days",
      label: t("Valid until"),
      cell: ({ state, sendOn, expiresAt }) => {
        if (state === "scheduled" && sendOn)
          return (
            <>
              {t("Will be sent on")} <Moment iso={sendOn} /> {"(UTC)"}
            </>
          );
        return expiresAt && state === "active" ? <Moment iso={expiresAt} className="whitespace-nowrap" /> : null;
      },
    },
    momentColumn("bought", t("Bought"), "createdAt"),
    {
      id: "actions",
      label: t("Actions"),
      cell: (voucher) => <VoucherActions voucher={voucher} {...actions} t={t} />,
    },
  ];
}

function VoucherActions({ voucher, t, onResend, onVoid }: Actions & { voucher: VoucherRecord; t: Translate }) {
  const isSendable = voucher.state === "scheduled" || voucher.state === "active";
  if (!isSendable && !voucher.isUnused) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {voucher.isUnused && (
        <Button size="small" variant="secondary" data-action="" onClick={() => onVoid(voucher)}>
          {t("Revoke")}
        </Button>
      )}
      {isSendable && (
        <Button size="small" variant="secondary" data-action="" onClick={() => onResend(voucher)}>
          {t("Send to a different address")}
        </Button>
      )}
    </span>
  );
}

export function voucherFilters(t: Translate): TableFilter[] {
  return [
    choiceFilter(t, "state", t("Status"), VOUCHER_STATES, voucherStateName),
    { name: "bought", label: t("Bought") },
    { name: "recipient", label: t("Recipient") },
  ];
}
