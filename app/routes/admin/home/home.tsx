import { data, href } from "react-router";
import type { Route } from "./+types/home";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { homeRevisionOf } from "#domain/platform/home-admin/home-revision.ts";
import { findHomeSections, findSlides } from "#domain/platform/home-admin/find-home-sections.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { HomeComposer } from "#app/ui/home-admin/home-composer.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const [sections, banners, tree] = await Promise.all([
    findHomeSections(ctx),
    findSlides(ctx, "banners"),
    getCategoryTree(ctx),
  ]);
  if (!sections.ok || !banners.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    timeZone: ctx.settings.timeZone,
    now: ctx.now().toISOString(),
    revision: homeRevisionOf(sections.value),
    // A banner that was deleted is in no section any more.
    sections: sections.value.map((section) => ({
      ...section,
      bannerIds: section.bannerIds.filter((id) => banners.value.some((banner) => banner.id === id)),
    })),
    banners: banners.value.map(({ id, title }) => ({ id, name: title })),
    categories: [...tree.byId.values()].map(({ id, name }) => ({ id, name })),
  };
}

export default function AdminHomeRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, revision, ...composed } = loaderData;
  const { t } = usePage();
  const call = useCall();
  return (
    <>
      <DocumentHead title={t("Home page")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Home page")}
        actions={
          <ButtonLink look="secondary" to={href("/admin/home/preview")}>
            {t("Preview")}
          </ButtonLink>
        }
      >
        <HomeComposer
          key={revision}
          {...composed}
          onSave={async (sent) => {
            const outcome = await call.post(
              "/admin/home",
              { json: { sections: sent, revision } },
              { changes: ["content"] },
            );
            return outcome.ok ? null : outcome.errors;
          }}
        />
      </AdminFrame>
    </>
  );
}
