import { data, href } from "react-router";
import type { Route } from "./+types/customers";
import type { CustomerRow } from "#domain/customers/customer-admin/customer-admin.ts";
import { findCustomers } from "#domain/customers/customer-admin/find-customers.ts";
import { findTagChoices } from "#domain/platform/internal-tag/find-tags.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall, withValue } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { customerColumns, customerFilters } from "#app/ui/admin/customer-columns.tsx";
import { tagActions } from "#app/ui/desk/data-table/tag-column.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "customers.read");
  const query = readList(CUSTOMER_LIST, request);
  const [found, languages, tags] = await Promise.all([
    findCustomers(ctx, query),
    findLanguages(ctx),
    findTagChoices(ctx, null, "customer"),
  ]);
  if (!found.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    query,
    found: found.value,
    languages: languages.map(({ code, name }) => ({ code, name })),
    tags,
  };
}

const CHANGES = ["account"] as const;
const pathOf = ({ id }: CustomerRow) => href("/admin/customers/:id", { id: String(id) });

export default function AdminCustomersRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, languages, tags } = loaderData;
  const page = usePage();
  const { t } = page;
  const exporting = useExportCall("admin", "customers");
  const call = useBulkCall("/admin/customers/bulk", CHANGES, withValue);
  const columns = customerColumns(page);
  return (
    <>
      <AdminFrame permissions={permissions} title={t("Customers")}>
        <DataTable
          name="admin-customers"
          label={t("Customers")}
          definition={CUSTOMER_LIST}
          {...{ query, found, columns, pathOf, exporting }}
          isOpeningLogged
          filters={customerFilters(t, { languages, tags })}
          searchLabel={t("Search customers")}
          searchHint={t("Name, email, phone, order code or tag")}
          bulk={{ actions: tagActions(t, tags), call }}
          empty={{ icon: "search-x", title: t("No matching customers"), text: t("Try fewer or different filters.") }}
        />
      </AdminFrame>
    </>
  );
}
