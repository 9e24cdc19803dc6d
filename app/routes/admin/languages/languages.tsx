import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/languages";
import { findAdminLanguages, LANGUAGE_ROWS } from "#domain/platform/language-admin/find-admin-languages.ts";
import type { LanguageRow } from "#domain/platform/language-admin/language-admin.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { LanguageDialog, type TypedLanguage } from "#app/ui/language/language-dialog.tsx";
import { languageColumns, languageFilters } from "#app/ui/language/language-columns.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { LANGUAGE_LIST } from "#shared/list/desk-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const found = await findAdminLanguages(ctx);
  if (!found.ok) throw data(null, { status: 404 });
  const query = readList(LANGUAGE_LIST, request);
  const rows = found.value.map((language) => ({ ...language, id: language.code }));
  return { permissions: ctx.visitor.permissions, query, found: pageOfRows(query, rows, LANGUAGE_ROWS) };
}

const pathOf = ({ code }: LanguageRow) => href("/admin/languages/:code", { code });
const CHANGES = { changes: ["content"], refusal: "none" } as const;

export default function AdminLanguages({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const page = usePage();
  const { t } = page;
  const call = useCall();
  const [edited, setEdited] = useState<LanguageRow | "new" | null>(null);
  const columns = languageColumns(page, setEdited);
  const language = edited === "new" ? null : edited;

  async function save({ code, ...json }: TypedLanguage) {
    const outcome = language
      ? await call.post(
          "/admin/languages/:code/change",
          { param: { code }, json: { ...json, version: language.version } },
          CHANGES,
        )
      : await call.post("/admin/languages", { json: { code, ...json } }, CHANGES);
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={t("Languages")}
        actions={
          <Button data-action="" onClick={() => setEdited("new")}>
            <Icon name="plus" className="size-4.5" />
            {t("New language")}
          </Button>
        }
      >
        <DataTable
          name="admin-languages"
          label={t("Languages")}
          definition={LANGUAGE_LIST}
          {...{ query, found, columns, pathOf }}
          filters={languageFilters(page)}
          searchHint={t("Name or code")}
        />
      </AdminFrame>
      {edited && <LanguageDialog language={language} onSave={save} onClose={() => setEdited(null)} />}
    </>
  );
}
