import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/search-synonyms";
import { findSynonymGroups, SYNONYM_ROWS } from "#domain/discovery/search-admin/find-synonym-groups.ts";
import type { SynonymRecord } from "#domain/discovery/search-admin/search-admin.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useSynonymCalls } from "#app/content/use-synonym-calls.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { languageFilter } from "#app/ui/desk/data-table/usual-filters.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { synonymColumns } from "#app/ui/search-admin/synonym-columns.tsx";
import { SynonymDialog } from "#app/ui/search-admin/synonym-dialog.tsx";
import { SYNONYM_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const [found, languages] = await Promise.all([findSynonymGroups(ctx), findLanguages(ctx)]);
  if (!found.ok) throw data(null, { status: 404 });
  const query = readList(SYNONYM_LIST, request);
  return {
    permissions: ctx.visitor.permissions,
    query,
    found: pageOfRows(query, found.value, SYNONYM_ROWS),
    languages,
    own: ctx.visitor.language.code,
  };
}

const CHANGES = ["content"] as const;

export default function AdminSynonyms({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, languages, own } = loaderData;
  const { t } = usePage();
  const { save, remove } = useSynonymCalls();
  const [open, setOpen] = useState<SynonymRecord | "new" | null>(null);
  const [deleting, setDeleting] = useState<SynonymRecord | null>(null);
  const bulkCall = useBulkCall("/admin/search-synonyms/bulk", CHANGES);
  const columns = synonymColumns(t, languages, { onEdit: setOpen, onDelete: setDeleting });
  const edited = open === "new" ? null : open;
  return (
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
      <DataTable
        name="admin-synonyms"
        label={t("Synonyms")}
        definition={SYNONYM_LIST}
        {...{ query, found, columns }}
        filters={[languageFilter(t, languages)]}
        searchHint={t("Part of a word")}
        bulk={{ actions: [{ name: "delete", label: t("Delete"), variant: "danger" }], call: bulkCall }}
      />
      {open && (
        <SynonymDialog
          title={edited ? t("Edit {name}", { name: edited.words[0]! }) : t("New synonyms")}
          group={edited ?? { languageCode: own, words: [] }}
          isNew={!edited}
          languages={languages}
          onSave={(typed) => save(typed, edited)}
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
    </AdminFrame>
  );
}
