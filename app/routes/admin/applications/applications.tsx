import { data, href } from "react-router";
import type { Route } from "./+types/applications";
import { applicationsQuery } from "#domain/shops/application/application.input.ts";
import { findApplications } from "#domain/shops/application/find-applications.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ApplicationList, ApplicationTabs } from "#app/ui/admin/application-list.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

const PER_PAGE = 25;

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "shops.manage");
  const { status = null } = readQuery(applicationsQuery, request);
  const applications = await readPage(request, PER_PAGE, async (page) => {
    const found = await findApplications(ctx, { status, ...page });
    if (!found.ok) throw data(null, { status: 404 });
    return found.value;
  });
  return { permissions: ctx.visitor.permissions, status, applications };
}

export default function AdminApplicationsRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, status, applications } = loaderData;
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Applications")} isHidden />
      <AdminFrame permissions={permissions} title={t("Applications")}>
        <ApplicationTabs status={status} />
        <ApplicationList
          applications={applications.items}
          pathOf={(id) => href("/admin/applications/:id", { id: String(id) })}
        />
        <PageLinks page={applications} />
      </AdminFrame>
    </>
  );
}
