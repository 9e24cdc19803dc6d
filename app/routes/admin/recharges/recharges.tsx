import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/recharges";
import { findRecharges } from "#domain/accounts/wallet/find-recharges.ts";
import { rechargesQuery } from "#domain/accounts/wallet/wallet.input.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { TransferList } from "#app/ui/wallet/transfer-list.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("wallet", "session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payments.confirm");
  const query = readQuery(rechargesQuery, request);
  const found = await findRecharges(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, recharges: found.value };
}

export default function AdminRecharges({ loaderData }: Route.ComponentProps) {
  const { permissions, query, recharges } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [pending, setPending] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);

  async function approve(id: number): Promise<void> {
    setPending(id);
    await call.post("/admin/recharges/:id/approve", { param: { id: String(id) } }, { changes: ["wallet"] });
    setPending(null);
  }

  async function reject(id: number, reason: string): Promise<string | null> {
    const sent = { param: { id: String(id) }, json: { reason } };
    const outcome = await call.post("/admin/recharges/:id/reject", sent, { changes: ["wallet"], refusal: "none" });
    return outcome.ok ? null : messageOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("Wallet top-ups")} isHidden />
      <AdminFrame permissions={permissions} title={t("Wallet top-ups")}>
        <TransferList
          recharges={recharges.items}
          status={query.status}
          pending={pending}
          onApprove={(id) => void approve(id)}
          onReject={setAsked}
        />
        <PageLinks page={recharges} />
      </AdminFrame>
      {asked !== null && (
        <ReasonDialog
          title={t("Reject top-up")}
          text={t("We'll tell the customer why.")}
          label={t("Reason")}
          action={t("Reject")}
          look="danger"
          isOptional={false}
          onClose={() => setAsked(null)}
          onAction={(reason) => reject(asked, reason)}
        />
      )}
    </>
  );
}
