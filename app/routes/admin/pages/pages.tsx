import { data, href } from "react-router";
import type { Route } from "./+types/pages";
import { findAdminPages } from "#domain/platform/page-admin/find-admin-pages.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { PageList } from "#app/ui/page-admin/page-list.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const pages = await findAdminPages(ctx);
  if (!pages.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, pages: pages.value };
}

export default function AdminPagesRoute({ loaderData: { permissions, pages } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Pages")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Pages")}
        actions={
          <ButtonLink to={href("/admin/pages/:id", { id: "new" })}>
            <Icon name="plus" className="size-4.5" /> {t("New page")}
          </ButtonLink>
        }
      >
        <PageList pages={pages} />
      </AdminFrame>
    </>
  );
}
