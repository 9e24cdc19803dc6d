import { href } from "react-router";
import type { Route } from "./+types/coupons";
import type { CouponRecord } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { findAdminCoupons } from "#domain/pricing/coupon-admin/find-admin-coupons.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { couponColumns, couponFilters } from "#app/ui/coupon-book/coupon-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ADMIN_COUPON_LIST } from "#shared/list/coupon-lists.ts";

export const shouldRevalidate = dependsOn("session", "coupons");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "coupons.manage");
  const query = readList(ADMIN_COUPON_LIST, request);
  const found = await findAdminCoupons(ctx, { kind: "operator", shopId: null }, query);
  return { permissions: ctx.visitor.permissions, query, found };
}

const CHANGES = ["coupons"] as const;
const pathOf = ({ id }: CouponRecord) => href("/admin/coupons/:id", { id: String(id) });
const withValue = (value: string) => ({ value });

export default function AdminCoupons({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const page = usePage();
  const { t } = page;
  const columns = couponColumns(page, true);
  const exporting = useExportCall("admin", "coupons");
  const call = useBulkCall("/admin/coupons/bulk", CHANGES, withValue);
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Coupons")}
      actions={<NewLink to={href("/admin/coupons/:id", { id: "new" })} label={t("New coupon")} />}
    >
      <DataTable
        name="admin-coupons"
        label={t("Coupons")}
        definition={ADMIN_COUPON_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={couponFilters(t, true)}
        searchLabel={t("Search coupons")}
        searchHint={t("Code, title or shop")}
        empty={{
          icon: "ticket-percent",
          title: t("No matching coupons"),
          text: t("Try another status or search."),
        }}
        bulk={{
          actions: [{ name: "end", label: t("End coupons"), variant: "danger", field: { label: t("Reason") } }],
          call,
        }}
      />
    </AdminFrame>
  );
}
