import { useState } from "react";
import { data, href, useNavigate } from "react-router";
import type { Route } from "./+types/page";
import { idParameter } from "#domain/id.input.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { getPageForm } from "#domain/platform/page-admin/find-admin-pages.ts";
import type { PageDifference, PageForm, PageVersion } from "#domain/platform/page-admin/page-admin.ts";
import type { Context } from "#domain/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { LateBlockText } from "#app/content/late-rich-text.tsx";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { PageActions } from "#app/ui/page-admin/page-actions.tsx";
import { PageEditor } from "#app/ui/page-admin/page-editor.tsx";
import { VersionDifference } from "#app/ui/page-admin/version-difference.tsx";
import { VersionList } from "#app/ui/page-admin/version-list.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { usePageActions } from "./use-page-actions.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const page = params.id === "new" ? null : await findPage(ctx, params.id);
  const languages = (await findLanguages(ctx)).map(({ code, name }) => ({ code, name }));
  const isShown =
    page !== null && page.isPublished && (page.publishAt === null || page.publishAt <= ctx.now().toISOString());
  return { permissions: ctx.visitor.permissions, page, isShown, languages, timeZone: ctx.settings.timeZone };
}

async function findPage(ctx: Context, id: string): Promise<PageForm> {
  const read = idParameter.safeParse({ id });
  const found = read.success ? await getPageForm(ctx, read.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return found.value;
}

type Compared = { version: PageVersion; differences: PageDifference[] };

export default function AdminPageRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, page, isShown, languages, timeZone } = loaderData;
  const { t } = usePage();
  const actions = usePageActions();
  const navigate = useNavigate();
  const [restored, setRestored] = useState<PageVersion | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  async function compare(version: PageVersion): Promise<void> {
    const differences = await actions.compare(version.id);
    if (differences) setCompared({ version, differences });
  }

  const title = page ? page.title : t("New page");
  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      back={{ to: href("/admin/pages"), label: t("All pages") }}
      actions={page && <PageActions page={page} isShown={isShown} onRemove={() => setRemoving(true)} />}
    >
      <div className="grid gap-8">
        <PageEditor
          key={page ? `${page.id} ${page.versions[0]?.id}` : "new"}
          page={page}
          languages={languages}
          timeZone={timeZone}
          richText={LateBlockText}
          onSave={async (sent) => {
            if (page) return actions.change(page.id, sent);
            const { errors, id } = await actions.create(sent);
            if (id !== null) await navigate(href("/admin/pages/:id", { id: String(id) }));
            return errors;
          }}
        />
        {page && page.versions.length > 0 && (
          <VersionList
            text={t("Saved each time you save the page.")}
            versions={page.versions}
            onCompare={(version) => void compare(version)}
            onRestore={setRestored}
          />
        )}
      </div>
      {compared && <VersionDifference {...compared} languages={languages} onClose={() => setCompared(null)} />}
      {restored && (
        <ConfirmDialog
          title={t("Restore this version?")}
          text={t("This version becomes the current one. The current text stays in the list of versions.")}
          action={t("Restore")}
          onClose={() => setRestored(null)}
          onAction={() => actions.restore(restored.id)}
        />
      )}
      {page && isRemoving && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: page.title })}
          text={t("Its address will no longer work. This can't be undone.")}
          action={t("Delete")}
          onClose={() => setRemoving(false)}
          onAction={async () => {
            if (await actions.remove(page.id)) await navigate(href("/admin/pages"));
          }}
        />
      )}
    </AdminFrame>
  );
}
