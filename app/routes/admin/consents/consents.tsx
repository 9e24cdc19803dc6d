import { data, useLocation } from "react-router";
import type { Route } from "./+types/consents";
import { findConsents } from "#domain/platform/consent-log/find-consents.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { consentColumns, consentFilters } from "#app/ui/consent-log/consent-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { buttonClass } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CONSENT_LIST } from "#shared/list/consent-list.ts";

export const shouldRevalidate = dependsOn("session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "audit.read");
  const query = readList(CONSENT_LIST, request);
  const found = await findConsents(ctx, query);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value };
}

const pathOf = () => null;

export default function AdminConsents({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t, appPath } = usePage();
  const { search } = useLocation();
  const columns = consentColumns(t);
  return (
    <AdminFrame permissions={permissions} title={t("Cookie consents")}>
      <p className="mb-5 max-w-prose text-muted">
        {t("Each choice with its time and the version of the text. Visitors are identified only by a random key.")}
      </p>
      <DataTable
        name="admin-consents"
        label={t("Cookie consents")}
        definition={CONSENT_LIST}
        {...{ query, found, columns, pathOf }}
        filters={consentFilters(t)}
        searchLabel={t("Search consents")}
        searchHint={t("Key in the visitor's cookie")}
        empty={{ icon: "lock", title: t("No matching choices"), text: t("Try fewer or different filters.") }}
        tools={
          <a href={`${appPath}admin/consents.csv${search}`} download className={buttonClass("secondary")}>
            <Icon name="download" className="size-4.5" />
            {t("Export CSV")}
          </a>
        }
      />
    </AdminFrame>
  );
}
