import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/payments";
import { findTransfers } from "#domain/payment/attempt/find-transfers.ts";
import { transfersQuery } from "#domain/payment/attempt/transfer.input.ts";
import type { TransferRecord } from "#domain/payment/attempt/transfer.ts";
import { moneyFromMinor, toMajorUnits } from "#shared/money.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { type ConfirmProblem, ConfirmTransferDialog } from "#app/ui/payment/confirm-transfer-dialog.tsx";
import { TransferRecords } from "#app/ui/payment/transfer-records.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("purchase", "session");

const REFUSED = 409;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payments.confirm");
  const query = readQuery(transfersQuery, request);
  const found = await findTransfers(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, transfers: found.value };
}

export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  const { permissions, query, transfers } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [confirming, setConfirming] = useState<TransferRecord | null>(null);
  const [rejecting, setRejecting] = useState<number | null>(null);

  async function confirm(
    { id, amount: { amount: minor, currency } }: TransferRecord,
    amount: string,
    isSentBack: boolean,
  ): Promise<ConfirmProblem | null> {
    const asked = toMajorUnits(moneyFromMinor(minor, currency));
    const sent = { param: { id: String(id) }, json: { amount, sends_back: isSentBack } };
    const outcome = await call.post("/admin/transfers/:id/confirm", sent, { changes: ["purchase"], refusal: "none" });
    if (outcome.ok) return null;
    const isOtherAmount = outcome.status === REFUSED && Number(amount) !== Number(asked) && !isSentBack;
    return { error: messageOf(outcome), isOtherAmount };
  }

  async function reject(id: number, reason: string): Promise<string | null> {
    const sent = { param: { id: String(id) }, json: { reason } };
    const outcome = await call.post("/admin/transfers/:id/reject", sent, { changes: ["purchase"], refusal: "none" });
    return outcome.ok ? null : messageOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("Payments")} isHidden />
      <AdminFrame permissions={permissions} title={t("Payments")}>
        <TransferRecords transfers={transfers.items} query={query} onConfirm={setConfirming} onReject={setRejecting} />
        <PageLinks page={transfers} />
      </AdminFrame>
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
          look="danger"
          isOptional={false}
          onClose={() => setRejecting(null)}
          onAction={(reason) => reject(rejecting, reason)}
        />
      )}
    </>
  );
}
