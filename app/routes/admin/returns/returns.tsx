import { href } from "react-router";
import type { Route } from "./+types/returns";
import { findProductShops } from "#domain/catalog/product-admin/find-product-shops.ts";
import { findManualPayouts } from "#domain/orders/refund/find-manual-payouts.ts";
import { findReturns } from "#domain/orders/return/find-returns.ts";
import type { ReturnCard } from "#domain/orders/return/return.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useMarkPaidOut } from "#app/orders/use-return-actions.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ManualPayouts } from "#app/ui/return/manual-payouts.tsx";
import { returnActions, returnColumns, returnFilters } from "#app/ui/return/return-columns.tsx";
import { ADMIN_RETURN_LIST } from "#shared/list/return-lists.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "returns.decide");
  const query = readList(ADMIN_RETURN_LIST, request);
  const [found, payouts, shops] = await Promise.all([
    findReturns(ctx, null, query),
    findManualPayouts(ctx),
    findProductShops(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, query, found, payouts, shops };
}

const CHANGES = ["purchase"] as const;
const pathOf = ({ id }: ReturnCard) => href("/admin/returns/:id", { id: String(id) });
const withValue = (value: string) => ({ value });

export default function AdminReturns({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, payouts, shops } = loaderData;
  const { t } = usePage();
  const { pending, markPaidOut } = useMarkPaidOut();
  const columns = returnColumns(t, true);
  const exporting = useExportCall("admin", "returns");
  const call = useBulkCall("/admin/returns/bulk", CHANGES, withValue);
  return (
    <AdminFrame permissions={permissions} title={t("Returns")}>
      <ManualPayouts payouts={payouts} pending={pending} onPaid={(id) => void markPaidOut(id)} />
      <DataTable
        name="admin-returns"
        label={t("Returns")}
        definition={ADMIN_RETURN_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={returnFilters(t, shops)}
        searchLabel={t("Search returns")}
        searchHint={t("Order code, customer, product or SKU")}
        empty={{
          icon: "rotate-ccw",
          title: t("No matching returns"),
          text: t("Return requests will appear here."),
        }}
        bulk={{ actions: returnActions(t), call }}
      />
    </AdminFrame>
  );
}
