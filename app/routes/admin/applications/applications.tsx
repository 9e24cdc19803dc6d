import { data, href } from "react-router";
import type { Route } from "./+types/applications";
import { type ApplicationCard, findApplications } from "#domain/shops/application/find-applications.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { applicationColumns, applicationFilters } from "#app/ui/application/application-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { APPLICATION_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "shops.manage");
  const query = readList(APPLICATION_LIST, request);
  const found = await findApplications(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

const pathOf = ({ id }: ApplicationCard) => href("/admin/applications/:id", { id: String(id) });

export default function AdminApplicationsRoute({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = applicationColumns(t);
  return (
    <AdminFrame permissions={permissions} title={t("Applications")}>
      <DataTable
        name="admin-applications"
        label={t("Applications")}
        definition={APPLICATION_LIST}
        {...{ query, found, columns, pathOf }}
        filters={applicationFilters(t)}
        searchHint={t("Shop, legal name or email")}
        isOpeningLogged
        empty={{
          icon: "store",
          title: t("No applications"),
          text: t("People who want to sell will appear here."),
        }}
      />
    </AdminFrame>
  );
}
