import { data } from "react-router";
import type { Route } from "./+types/customers";
import { customersQuery } from "#domain/customers/customer-admin/customer-admin.input.ts";
import { findCustomers } from "#domain/customers/customer-admin/find-customers.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { CustomerList } from "#app/ui/admin/customer-list.tsx";
import { FilterBar, FilterText } from "#app/ui/admin/filter-bar.tsx";
import { PartLinks } from "#app/ui/admin/part-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "customers.read");
  const query = readQuery(customersQuery, request);
  const page = await findCustomers(ctx, query);
  if (!page.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, ...page.value };
}

export default function AdminCustomersRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, customers, olderThan } = loaderData;
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Customers")} isHidden />
      <AdminFrame permissions={permissions} title={t("Customers")}>
        <FilterBar
          label={t("Search customers")}
          search={<FilterText name="q" label={t("Search customers")} value={query.q} hint={t("Name or email")} />}
        />
        <CustomerList customers={customers} />
        <PartLinks olderThan={olderThan} />
      </AdminFrame>
    </>
  );
}
