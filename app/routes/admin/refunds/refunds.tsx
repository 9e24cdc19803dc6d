import { useState } from "react";
import type { Route } from "./+types/refunds";
import { findDueRefunds } from "#domain/payment/attempt/due-refunds.ts";
import { findManualPayouts } from "#domain/orders/refund/find-manual-payouts.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useMarkPaidOut } from "#app/orders/use-return-actions.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { dueRefundColumns, dueRefundFilters } from "#app/ui/payment/due-refund-columns.tsx";
import { ManualPayouts } from "#app/ui/return/manual-payouts.tsx";
import { DUE_REFUND_LIST } from "#shared/list/money-lists.ts";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "refunds.write");
  const query = readList(DUE_REFUND_LIST, request);
  const [found, payouts] = await Promise.all([findDueRefunds(ctx, query), findManualPayouts(ctx)]);
  return { permissions: ctx.visitor.permissions, query, found, payouts };
}

const CHANGES = ["purchase"] as const;
const NO_DETAILS = () => null;

export default function AdminRefunds({ loaderData: { permissions, query, found, payouts } }: Route.ComponentProps) {
  const { t } = usePage();
  const { post } = useChanges(CHANGES);
  const { pending: paying, markPaidOut } = useMarkPaidOut();
  const [openId, setOpenId] = useState<number | null>(null);

  const columns = dueRefundColumns(t, {
    onSent: setOpenId,
    onRetry: (id) => void post("/admin/due-refunds/:id/retry", byId(id)),
  });

  return (
    <AdminFrame permissions={permissions} title={t("Refunds to process")}>
      <ManualPayouts payouts={payouts} pending={paying} onPaid={(id) => void markPaidOut(id)} />
      <p className="mb-4 max-w-prose text-sm text-muted">
        {t("Send it to where it came from, then mark it here. If a provider declined it, check there first.")}
      </p>
      <DataTable
        name="admin-due-refunds"
        label={t("Refunds to process")}
        definition={DUE_REFUND_LIST}
        {...{ query, found, columns }}
        pathOf={NO_DETAILS}
        filters={dueRefundFilters(t)}
        searchLabel={t("Search refunds")}
        searchHint={t("Customer, order or reference")}
        empty={{
          icon: "circle-check",
          title: payouts.length > 0 ? t("No other refunds to process") : t("No refunds to process"),
          text: t("Transfers to refund and refunds that a provider declined will appear here."),
        }}
      />
      {openId !== null && (
        <ConfirmDialog
          title={t("Sent manually")}
          text={t("We'll tell the customer that their refund is on its way. This can't be undone.")}
          action={t("Mark as sent")}
          onClose={() => setOpenId(null)}
          onAction={() => post("/admin/due-refunds/:id/sent", byId(openId))}
        />
      )}
    </AdminFrame>
  );
}
