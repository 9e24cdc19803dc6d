import { useState } from "react";
import { Link, data, href } from "react-router";
import type { Route } from "./+types/searches";
import { findSearchMisses } from "#domain/discovery/search-admin/find-search-misses.ts";
import type { SearchMiss } from "#domain/discovery/search-admin/search-admin.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useSynonymCalls } from "#app/content/use-synonym-calls.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { buttonClass } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { missColumns, missFilters } from "#app/ui/search-admin/miss-columns.tsx";
import { SynonymDialog } from "#app/ui/search-admin/synonym-dialog.tsx";
import { SEARCH_MISS_LIST } from "#shared/list/content-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const query = readList(SEARCH_MISS_LIST, request);
  const [found, languages] = await Promise.all([findSearchMisses(ctx, query), findLanguages(ctx)]);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value, languages, own: ctx.visitor.language.code };
}

const CHANGES = ["content"] as const;

export default function AdminSearches({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, languages, own } = loaderData;
  const { t } = usePage();
  const { save } = useSynonymCalls();
  const call = useBulkCall("/admin/searches/bulk", CHANGES);
  const exporting = useExportCall("admin", "searches");
  const [chosen, setChosen] = useState<SearchMiss | null>(null);
  const columns = missColumns(t, setChosen);
  const pathOf = ({ term, languageCode }: SearchMiss) =>
    languageCode === own ? `${href("/products")}?${new URLSearchParams({ q: term })}` : null;
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Searches without results")}
      actions={
        <>
          <Link to={href("/admin/searches/rules")} className={buttonClass("secondary")}>
            {t("Search rules")}
          </Link>
          <Link to={href("/admin/searches/synonyms")} className={buttonClass("secondary")}>
            {t("Synonyms")}
          </Link>
        </>
      }
    >
      <p className="mb-4 max-w-prose text-sm text-muted">
        {t("What shoppers searched for and didn't find in the last 90 days. Searches are anonymous.")}
      </p>
      <DataTable
        name="admin-searches"
        label={t("Searches without results")}
        definition={SEARCH_MISS_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={missFilters(t, languages)}
        searchLabel={t("Search")}
        searchHint={t("Part of a search")}
        empty={{
          icon: "circle-check",
          title: t("No searches without results"),
          text: t("Shoppers found something each time, or none match your filters."),
        }}
        bulk={{ actions: [{ name: "delete", label: t("Delete"), variant: "danger" }], call }}
      />
      {chosen && (
        <SynonymDialog
          title={t("Add synonym")}
          group={{ languageCode: chosen.languageCode, words: [chosen.term] }}
          isNew={false}
          languages={languages}
          onSave={(typed) => save(typed)}
          onClose={() => setChosen(null)}
        />
      )}
    </AdminFrame>
  );
}
