import { data, href } from "react-router";
import type { Route } from "./+types/orders";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { findBookShops, findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import { findTagChoices } from "#domain/platform/internal-tag/find-tags.ts";
import { findPaymentMethods } from "#domain/payment/provider/find-payment-methods.ts";
import type { AdminOrderRow } from "#domain/orders/order-admin/order-admin.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall, withValue } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { orderColumns, orderFilters } from "#app/ui/admin/order-columns.tsx";
import { tagActions } from "#app/ui/desk/data-table/tag-column.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { allows } from "#shared/permission.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "orders.read");
  const query = readList(ADMIN_ORDER_LIST, request);
  const [found, shops, countries, tags] = await Promise.all([
    findAdminOrders(ctx, query),
    findBookShops(ctx),
    findCountries(ctx),
    findTagChoices(ctx, null, "order"),
  ]);
  if (!found.ok || !shops.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    query,
    found: found.value,
    shops: shops.value,
    countries: countries.map(({ code, name }) => ({ code, name })),
    methods: findPaymentMethods(ctx),
    tags,
  };
}

const CHANGES = ["purchase"] as const;
const pathOf = ({ code }: AdminOrderRow) => href("/admin/orders/:code", { code });

export default function AdminOrdersRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, ...choices } = loaderData;
  const { t } = usePage();
  const exporting = useExportCall("admin", "orders", "order_lines");
  const columns = orderColumns(t);
  const call = useBulkCall("/admin/orders/bulk", CHANGES, withValue);
  return (
    <>
      <AdminFrame permissions={permissions} title={t("All orders")}>
        <DataTable
          name="admin-orders"
          label={t("Orders")}
          definition={ADMIN_ORDER_LIST}
          {...{ query, found, columns, pathOf, exporting }}
          filters={orderFilters(t, choices)}
          searchLabel={t("Search orders")}
          searchHint={t("Code, email, phone, name, product, SKU, tracking number or tag")}
          shortSearchHint={t("Enter at least three letters to search everything. Fewer only find order codes.")}
          empty={{ icon: "search-x", title: t("No matching orders"), text: t("Try fewer or different filters.") }}
          {...(allows(permissions, "orders.write")
            ? {
                bulk: {
                  actions: [{ name: "confirm", label: t("Confirm orders") }, ...tagActions(t, choices.tags)],
                  call,
                },
              }
            : {})}
        />
      </AdminFrame>
    </>
  );
}
