import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/search-synonyms";
import { findSynonymGroups } from "#domain/discovery/search-admin/find-synonym-groups.ts";
import type { SynonymGroup } from "#domain/discovery/search-admin/search-admin.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useSynonymCalls } from "#app/content/use-synonym-calls.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SynonymDialog } from "#app/ui/search-admin/synonym-dialog.tsx";
import { SynonymList } from "#app/ui/search-admin/synonym-list.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const [found, languages] = await Promise.all([findSynonymGroups(ctx), findLanguages(ctx)]);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, groups: found.value, languages, own: ctx.visitor.language.code };
}

export default function AdminSynonyms({ loaderData: { permissions, groups, languages, own } }: Route.ComponentProps) {
  const { t } = usePage();
  const { save, remove } = useSynonymCalls();
  const [open, setOpen] = useState<SynonymGroup | "new" | null>(null);
  const [deleting, setDeleting] = useState<SynonymGroup | null>(null);
  const edited = open === "new" ? null : open;
  return (
    <>
      <DocumentHead title={t("Synonyms")} isHidden />
      <AdminFrame
        permissions={permissions}
        title={t("Synonyms")}
        back={{ to: href("/admin/searches"), label: t("Searches without results") }}
        actions={
          <Button data-action="" onClick={() => setOpen("new")}>
            {t("New synonyms")}
          </Button>
        }
      >
        <p className="mb-4 max-w-prose text-sm text-muted">
          {t("Searching for one word in a group finds products that match any of them.")}
        </p>
        {groups.length === 0 && <EmptyState icon="search" title={t("Nothing here yet")} />}
        <div className="grid max-w-3xl gap-6">
          {languages
            .map(({ code, name }) => ({ name, own: groups.filter(({ languageCode }) => languageCode === code) }))
            .filter((language) => language.own.length > 0)
            .map((language) => (
              <section key={language.name}>
                <h2 className="mb-2 text-lg">{language.name}</h2>
                <SynonymList label={language.name} groups={language.own} onEdit={setOpen} onDelete={setDeleting} />
              </section>
            ))}
        </div>
      </AdminFrame>
      {open && (
        <SynonymDialog
          title={edited ? t("Edit {name}", { name: edited.words[0]! }) : t("New synonyms")}
          group={edited ?? { languageCode: own, words: [] }}
          isNew={!edited}
          languages={languages}
          onSave={(typed) => save(typed, edited?.words[0])}
          onClose={() => setOpen(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: deleting.words.join(" · ") })}
          text={t("Searches for any of these words will then find only products with that exact word.")}
          action={t("Delete")}
          onClose={() => setDeleting(null)}
          onAction={() => remove(deleting.languageCode, deleting.words[0]!)}
        />
      )}
    </>
  );
}
