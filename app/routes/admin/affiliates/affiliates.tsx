import { useState } from "react";
import type { Route } from "./+types/affiliates";
import { findAffiliateRates, findAffiliates } from "#domain/accounts/affiliate/find-affiliates.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { affiliateColumns, affiliateFilters } from "#app/ui/affiliate/affiliate-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import { useAffiliateActions } from "./use-affiliate-actions.ts";
import { AffiliateDialogs, type Opened } from "./affiliate-dialogs.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "affiliates.manage");
  const query = readList(AFFILIATE_LIST, request);
  return {
    permissions: ctx.visitor.permissions,
    query,
    found: await findAffiliates(ctx, query),
    rates: await findAffiliateRates(ctx),
  };
}

const CHANGES = ["account"] as const;
const toInput = (value: string, action: string) => (action === "rate" ? { percent: value } : { reason: value });

export default function AdminAffiliates({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, rates } = loaderData;
  const { t } = usePage();
  const actions = useAffiliateActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { approve } = actions;
  const columns = affiliateColumns(t, {
    onApprove: ({ id }) => void approve(id),
    onReject: ({ id }) => setOpened({ kind: "reject", id }),
    onSuspend: ({ id }) => setOpened({ kind: "suspend", id }),
    onRate: (affiliate) => setOpened({ kind: "rate", affiliate }),
  });
  const bulkCall = useBulkCall("/admin/affiliates/bulk", CHANGES, toInput);
  const exporting = useExportCall("admin", "affiliates");
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Affiliates")}
      actions={
        <Button variant="secondary" size="small" data-action="" onClick={() => setOpened({ kind: "rates" })}>
          {t("Rates")}
        </Button>
      }
    >
      <DataTable
        name="admin-affiliates"
        label={t("Affiliates")}
        definition={AFFILIATE_LIST}
        {...{ query, found, columns, exporting }}
        filters={affiliateFilters(t)}
        searchHint={t("Name, email, website or code")}
        bulk={{
          actions: [
            { name: "approve", label: t("Approve") },
            { name: "rate", label: t("Change rate"), field: { label: t("Commission in percent") } },
            { name: "suspend", label: t("Suspend"), field: { label: t("Reason"), isRequired: true } },
            { name: "reject", label: t("Reject"), variant: "danger", field: { label: t("Reason"), isRequired: true } },
          ],
          call: bulkCall,
        }}
      />
      {opened && <AffiliateDialogs {...{ opened, actions, rates }} onClose={close} />}
    </AdminFrame>
  );
}
