import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/home";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { homeRevisionOf } from "#domain/platform/home-admin/home-revision.ts";
import { findHomeSections, findHomeVersions, findSlides } from "#domain/platform/home-admin/find-home-sections.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { LiveHomePreview } from "./live-home-preview.tsx";
import { HomeComposer } from "#app/ui/home-admin/home-composer.tsx";
import { VersionList } from "#app/ui/page-admin/version-list.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const [sections, versions, languages, banners, tree] = await Promise.all([
    findHomeSections(ctx),
    findHomeVersions(ctx),
    findLanguages(ctx),
    findSlides(ctx, "banners"),
    getCategoryTree(ctx),
  ]);
  if (!sections.ok || !banners.ok || !versions.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    timeZone: ctx.settings.timeZone,
    now: ctx.now().toISOString(),
    versions: versions.value,
    languages: languages.map(({ code, name }) => ({ code, name })),
    revision: homeRevisionOf(sections.value),
    // A banner that was deleted is in no section any more.
    sections: sections.value.map((section) => ({
      ...section,
      bannerIds: section.bannerIds.filter((id) => banners.value.some((banner) => banner.id === id)),
    })),
    banners: banners.value.map(({ id, title, translations }) => ({
      id,
      name: translations.find(({ languageCode }) => languageCode === ctx.visitor.language.code)?.title || title,
    })),
    categories: [...tree.byId.values()].map(({ id, name }) => ({ id, name })),
  };
}

export default function AdminHomeRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, revision, versions, ...composed } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [restored, setRestored] = useState<{ id: number } | null>(null);
  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={t("Home page")}
        actions={
          <ButtonLink variant="secondary" to={href("/admin/home/preview")}>
            {t("Preview")}
          </ButtonLink>
        }
      >
        <div className="grid gap-8">
          <HomeComposer
            key={revision}
            {...composed}
            preview={(sections) => <LiveHomePreview sections={sections} />}
            onSave={async (sent) => {
              const outcome = await call.post(
                "/admin/home",
                { json: { sections: sent, revision } },
                { changes: ["content"], keepsScreen: true },
              );
              return outcome.ok ? null : outcome.errors;
            }}
          />
          {versions.length > 0 && (
            <VersionList
              text={t("Saved each time you save the home page.")}
              versions={versions.map(({ sectionsCount, ...each }) => ({
                ...each,
                title: t("{count} sections", { count: sectionsCount }),
              }))}
              onRestore={setRestored}
            />
          )}
        </div>
      </AdminFrame>
      {restored && (
        <ConfirmDialog
          title={t("Restore this version?")}
          text={t("Its sections become the current ones. The present ones stay in the list of versions.")}
          action={t("Restore")}
          onClose={() => setRestored(null)}
          onAction={async () => {
            const param = { id: String(restored.id) };
            await call.post("/admin/home-versions/:id/restore", { param }, { changes: ["content"] });
          }}
        />
      )}
    </>
  );
}
