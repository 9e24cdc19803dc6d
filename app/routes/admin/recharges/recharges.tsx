import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/recharges";
import { findRecharges } from "#domain/accounts/wallet/find-recharges.ts";
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
import { rechargeColumns, rechargeFilters } from "#app/ui/wallet/recharge-columns.tsx";
import { RECHARGE_LIST } from "#shared/list/money-lists.ts";

export const shouldRevalidate = dependsOn("wallet", "session");

const CHANGES = ["wallet"] as const;
const NO_DETAILS = () => null;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payments.confirm");
  const query = readList(RECHARGE_LIST, request);
  const found = await findRecharges(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

export default function AdminRecharges({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found } = loaderData;
  const page = usePage();
  const { t } = page;
  const { post, postDialog } = useChanges(CHANGES);
  const [pending, setPending] = useState<number | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);

  const exporting = useExportCall("admin", "recharges");
  const bulkCall = useBulkCall("/admin/recharges/bulk", CHANGES);

  async function approve(id: number): Promise<void> {
    setPending(id);
    await post("/admin/recharges/:id/approve", byId(id));
    setPending(null);
  }
  const columns = rechargeColumns(page, { pending, onApprove: (id) => void approve(id), onReject: setOpenId });

  return (
    <AdminFrame permissions={permissions} title={t("Wallet top-ups")}>
      <DataTable
        name="admin-recharges"
        label={t("Wallet top-ups")}
        definition={RECHARGE_LIST}
        {...{ query, found, columns, exporting }}
        pathOf={NO_DETAILS}
        filters={rechargeFilters(t)}
        searchLabel={t("Search top-ups")}
        searchHint={t("Name, email or note")}
        empty={{
          icon: "circle-check",
          title: t("No transfers to confirm"),
          text: t("Wallet top-ups by bank transfer will appear here to confirm."),
        }}
        bulk={{ actions: [{ name: "approve", label: t("Payments received") }], call: bulkCall }}
      />
      {openId !== null && (
        <ReasonDialog
          title={t("Reject top-up")}
          text={t("We'll tell the customer why.")}
          label={t("Reason")}
          action={t("Reject")}
          variant="danger"
          isOptional={false}
          onClose={() => setOpenId(null)}
          onAction={(reason) => postDialog("/admin/recharges/:id/reject", { ...byId(openId), json: { reason } })}
        />
      )}
    </AdminFrame>
  );
}
