import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/search-rules";
import { findRulePage } from "#domain/discovery/search-admin/find-rule-page.ts";
import type { SearchRuleRecord } from "#domain/discovery/search-admin/search-admin.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useChanges } from "#app/api-client/use-changes.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { RuleDialog } from "#app/ui/search-admin/rule-dialog.tsx";
import { ruleColumns, ruleFilters } from "#app/ui/search-admin/rule-columns.tsx";
import { SEARCH_RULE_LIST } from "#shared/list/content-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const query = readList(SEARCH_RULE_LIST, request);
  const [found, languages] = await Promise.all([findRulePage(ctx, query), findLanguages(ctx)]);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, query, found: found.value, languages, own: ctx.visitor.language.code };
}

const CHANGES = ["content"] as const;
const pathOf = ({ target }: SearchRuleRecord) => target || null;

export default function AdminSearchRules({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, languages, own } = loaderData;
  const { t } = usePage();
  const { postForm } = useChanges(CHANGES);
  const bulkCall = useBulkCall("/admin/search-rules/bulk", CHANGES);
  const exporting = useExportCall("admin", "search_rules");
  const [open, setOpen] = useState<SearchRuleRecord | "new" | null>(null);
  const columns = ruleColumns(t, setOpen);
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Search rules")}
      back={{ to: href("/admin/searches"), label: t("Searches without results") }}
      actions={
        <Button data-action="" onClick={() => setOpen("new")}>
          {t("New rule")}
        </Button>
      }
    >
      <p className="mb-4 max-w-prose text-sm text-muted">
        {t("Send a search such as “returns” to a page, show a product first, or ignore a filler word.")}
      </p>
      <DataTable
        name="admin-search-rules"
        label={t("Search rules")}
        definition={SEARCH_RULE_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={ruleFilters(t, languages)}
        searchLabel={t("Search")}
        searchHint={t("Part of a search or an address")}
        empty={{ icon: "search", title: t("No search rules"), text: t("None yet, or none match your filters.") }}
        bulk={{ actions: [{ name: "delete", label: t("Delete"), variant: "danger" }], call: bulkCall }}
      />
      {open && (
        <RuleDialog
          rule={open === "new" ? null : open}
          languages={languages}
          own={own}
          onSave={(json) => postForm("/admin/search-rules", { json })}
          onClose={() => setOpen(null)}
        />
      )}
    </AdminFrame>
  );
}
