import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/payments";
import { findTransfers } from "#domain/payment/attempt/find-transfers.ts";
import type { TransferRecord } from "#domain/payment/attempt/transfer.ts";
import { moneyFromMinor, toMajorUnits } from "#shared/money.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { type ConfirmProblem, ConfirmTransferDialog } from "#app/ui/payment/confirm-transfer-dialog.tsx";
import { transferColumns, transferFilters } from "#app/ui/payment/transfer-columns.tsx";
import { TRANSFER_LIST } from "#shared/list/money-lists.ts";

export const shouldRevalidate = dependsOn("purchase", "session");

const REFUSED = 409;
const CHANGES = ["purchase"] as const;
const NO_DETAILS = () => null;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payments.confirm");
  const query = readList(TRANSFER_LIST, request);
  const found = await findTransfers(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found } = loaderData;
  const page = usePage();
  const { t } = page;
  const call = useCall();
  const { postDialog } = useChanges(CHANGES);
  const [confirming, setConfirming] = useState<TransferRecord | null>(null);
  const [rejecting, setRejecting] = useState<number | null>(null);

  const columns = transferColumns(page, { onConfirm: setConfirming, onReject: setRejecting });
  const exporting = useExportCall("admin", "transfers");
  const bulkCall = useBulkCall("/admin/transfers/bulk", CHANGES);

  async function confirm(
    { id, amount: { amount: minor, currency } }: TransferRecord,
    amount: string,
    isSentBack: boolean,
  ): Promise<ConfirmProblem | null> {
    const requestedAmount = toMajorUnits(moneyFromMinor(minor, currency));
    const sent = { ...byId(id), json: { amount, sends_back: isSentBack } };
    const outcome = await call.post("/admin/transfers/:id/confirm", sent, { changes: CHANGES, refusal: "none" });
    if (outcome.ok) return null;
    const isOtherAmount = outcome.status === REFUSED && Number(amount) !== Number(requestedAmount) && !isSentBack;
    return { error: messageOf(outcome), isOtherAmount };
  }

  return (
    <AdminFrame permissions={permissions} title={t("Payments")}>
      <DataTable
        name="admin-transfers"
        label={t("Transfers")}
        definition={TRANSFER_LIST}
        {...{ query, found, columns, exporting }}
        pathOf={NO_DETAILS}
        filters={transferFilters(t)}
        searchLabel={t("Search transfers")}
        searchHint={t("Reference, order code, email or payer")}
        empty={{
          icon: "circle-check",
          title: t("No transfers to confirm"),
          text: t("Orders paid by bank transfer will appear here to confirm."),
        }}
        bulk={{ actions: [{ name: "confirm", label: t("Payments received") }], call: bulkCall }}
      />
      {confirming && (
        <ConfirmTransferDialog
          transfer={confirming}
          amount={toMajorUnits(moneyFromMinor(confirming.amount.amount, confirming.amount.currency))}
          onClose={() => setConfirming(null)}
          onConfirm={(amount, isSentBack) => confirm(confirming, amount, isSentBack)}
        />
      )}
      {rejecting !== null && (
        <ReasonDialog
          title={t("Reject transfer")}
          text={t("We'll tell the customer why. They can pay again.")}
          label={t("Reason")}
          action={t("Reject")}
          variant="danger"
          isOptional={false}
          onClose={() => setRejecting(null)}
          onAction={(reason) => postDialog("/admin/transfers/:id/reject", { ...byId(rejecting), json: { reason } })}
        />
      )}
    </AdminFrame>
  );
}
