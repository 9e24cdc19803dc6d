import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/vouchers";
import { findVoucherRecords } from "#domain/accounts/voucher/find-vouchers.ts";
import type { VoucherRecord } from "#domain/accounts/voucher/voucher.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ResendDialog } from "#app/ui/voucher/resend-dialog.tsx";
import { voucherColumns, voucherFilters } from "#app/ui/voucher/voucher-columns.tsx";
import { VOUCHER_LIST } from "#shared/list/money-lists.ts";

export const shouldRevalidate = dependsOn("wallet", "session");

const CHANGES = ["wallet"] as const;
const NO_DETAILS = () => null;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "vouchers.manage");
  const query = readList(VOUCHER_LIST, request);
  const found = await findVoucherRecords(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

export default function AdminVouchers({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found } = loaderData;
  const { t } = usePage();
  const { postDialog } = useChanges(CHANGES);
  const [dialog, setDialog] = useState<{ action: "void" | "resend"; voucher: VoucherRecord } | null>(null);

  const exporting = useExportCall("admin", "vouchers");
  const columns = voucherColumns(t, {
    onResend: (voucher) => setDialog({ action: "resend", voucher }),
    onVoid: (voucher) => setDialog({ action: "void", voucher }),
  });

  return (
    <AdminFrame permissions={permissions} title={t("Gift vouchers")}>
      <DataTable
        name="admin-vouchers"
        label={t("Gift vouchers")}
        definition={VOUCHER_LIST}
        {...{ query, found, columns, exporting }}
        pathOf={NO_DETAILS}
        filters={voucherFilters(t)}
        searchLabel={t("Search vouchers")}
        searchHint={t("Last four characters, recipient, buyer or purchase")}
        empty={{
          icon: "ticket-percent",
          title: t("No matching vouchers"),
          text: t("Gift vouchers that customers buy will appear here."),
        }}
      />
      {dialog?.action === "void" && (
        <ReasonDialog
          title={t("Cancel voucher")}
          text={t(
            "Its price will be refunded to the buyer's wallet, and we'll tell them why. The code will stop working.",
          )}
          label={t("Reason")}
          action={t("Revoke")}
          variant="danger"
          isOptional={false}
          onClose={() => setDialog(null)}
          onAction={(reason) =>
            postDialog("/admin/vouchers/:id/void", { ...byId(dialog.voucher.id), json: { reason } })
          }
        />
      )}
      {dialog?.action === "resend" && (
        <ResendDialog
          email={dialog.voucher.recipientEmail}
          isWaiting={dialog.voucher.state === "scheduled"}
          onClose={() => setDialog(null)}
          onSend={(email) => postDialog("/admin/vouchers/:id/resend", { ...byId(dialog.voucher.id), json: { email } })}
        />
      )}
    </AdminFrame>
  );
}
