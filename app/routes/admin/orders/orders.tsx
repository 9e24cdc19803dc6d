import { data, useLocation } from "react-router";
import type { Route } from "./+types/orders";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { findBookShops, findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import { adminOrdersQuery } from "#domain/orders/order-admin/order-admin.input.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { OrderFilter } from "#app/ui/admin/order-filter.tsx";
import { OrderList } from "#app/ui/admin/order-list.tsx";
import { PartLinks } from "#app/ui/admin/part-links.tsx";
import { buttonClass } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "orders.read");
  const query = readQuery(adminOrdersQuery, request);
  const [book, shops, countries] = await Promise.all([
    findAdminOrders(ctx, query),
    findBookShops(ctx),
    findCountries(ctx),
  ]);
  if (!book.ok || !shops.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    query,
    book: book.value,
    shops: shops.value,
    countries: countries.map(({ code, name }) => ({ code, name })),
  };
}

export default function AdminOrdersRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, book, shops, countries } = loaderData;
  const { t, appPath } = usePage();
  const { search } = useLocation();
  return (
    <>
      <DocumentHead title={t("All orders")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("All orders")}
        actions={
          <a href={`${appPath}admin/orders.csv${search}`} download className={buttonClass("secondary")}>
            <Icon name="download" className="size-4.5" />
            {t("Export CSV")}
          </a>
        }
      >
        <OrderFilter query={query} shops={shops} countries={countries} />
        <OrderList rows={book.rows} />
        <PartLinks newerThan={book.newerThan} olderThan={book.olderThan} />
      </AdminFrame>
    </>
  );
}
