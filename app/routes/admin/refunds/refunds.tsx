import { useState } from "react";
import type { Route } from "./+types/refunds";
import { findDueRefunds } from "#domain/payment/attempt/due-refunds.ts";
import { findHandPayouts } from "#domain/orders/refund/find-hand-payouts.ts";
import { useCall } from "#app/api-client/call.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useMarkPaidOut } from "#app/orders/use-return-actions.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DueRefundList } from "#app/ui/payment/due-refund-list.tsx";
import { HandPayouts } from "#app/ui/return/hand-payouts.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "refunds.write");
  const [refunds, payouts] = await Promise.all([findDueRefunds(ctx), findHandPayouts(ctx)]);
  return { permissions: ctx.visitor.permissions, refunds, payouts };
}

export default function AdminRefunds({ loaderData: { permissions, refunds, payouts } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const { pending: paying, markPaidOut } = useMarkPaidOut();
  const [pending, setPending] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);

  async function action(
    path: "/admin/due-refunds/:id/sent" | "/admin/due-refunds/:id/retry",
    id: number,
  ): Promise<void> {
    setPending(id);
    await call.post(path, { param: { id: String(id) } }, { changes: ["purchase"] });
    setPending(null);
  }

  return (
    <>
      <DocumentHead title={t("Refunds to process")} isHidden />
      <AdminFrame permissions={permissions} title={t("Refunds to process")}>
        <DueRefundList
          refunds={refunds}
          pending={pending}
          onSent={setAsked}
          onRetry={(id) => void action("/admin/due-refunds/:id/retry", id)}
        />
        <HandPayouts payouts={payouts} pending={paying} onPaid={(id) => void markPaidOut(id)} />
        {refunds.length === 0 && payouts.length === 0 && (
          <EmptyState
            icon="circle-check"
            title={t("No refunds to process")}
            text={t("Transfers to refund and refunds that a provider declined will appear here.")}
          />
        )}
      </AdminFrame>
      {asked !== null && (
        <ConfirmDialog
          title={t("Sent manually")}
          text={t("We'll tell the customer that their refund is on its way. This can't be undone.")}
          action={t("Mark as sent")}
          onClose={() => setAsked(null)}
          onAction={() => action("/admin/due-refunds/:id/sent", asked)}
        />
      )}
    </>
  );
}
