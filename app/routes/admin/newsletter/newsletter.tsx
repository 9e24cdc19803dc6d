import { useState } from "react";
import { data, href, useLocation } from "react-router";
import type { Route } from "./+types/newsletter";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { findLetters, findSubscribers, LETTER_ROWS } from "#domain/platform/newsletter-admin/find-subscribers.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { ImportDialog } from "#app/ui/newsletter-admin/import-dialog.tsx";
import { subscriberColumns, subscriberFilters } from "#app/ui/newsletter-admin/subscriber-columns.tsx";
import { LetterTable } from "#app/ui/newsletter-admin/letter-table.tsx";
import { Button, buttonClass } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { LETTER_LIST } from "#shared/list/desk-lists.ts";
import { SUBSCRIBER_LIST } from "#shared/list/content-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "newsletter.manage");
  const query = readList(SUBSCRIBER_LIST, request);
  const letterQuery = readList(LETTER_LIST, request);
  const [found, letters, languages] = await Promise.all([
    findSubscribers(ctx, query),
    findLetters(ctx),
    findLanguages(ctx),
  ]);
  if (!found.ok || !letters.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    query,
    found: found.value,
    letters: { query: letterQuery, found: pageOfRows(letterQuery, letters.value, LETTER_ROWS) },
    languages: languages.map(({ code, name }) => ({ code, name })),
  };
}

export default function AdminNewsletterRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, letters, languages } = loaderData;
  const { t, appPath } = usePage();
  const { search } = useLocation();
  const call = useCall();
  const [isImporting, setImporting] = useState(false);
  const columns = subscriberColumns(t);

  async function importPeople(csv: string, consent: string): Promise<FieldErrors | null> {
    const json = { csv, consent };
    return fieldErrorsOf(await call.post("/admin/newsletter/subscribers/import", { json }, { changes: ["content"] }));
  }

  return (
    <AdminFrame
      permissions={permissions}
      title={t("Newsletter")}
      actions={<NewLink to={href("/admin/newsletter/:id", { id: "new" })} label={t("New newsletter")} />}
    >
      <LetterTable {...letters} />
      <h2 className="mb-3 text-xl">{t("Subscribers")}</h2>
      <DataTable
        name="admin-subscribers"
        label={t("Subscribers")}
        definition={SUBSCRIBER_LIST}
        {...{ query, found, columns }}
        filters={subscriberFilters(t, languages)}
        searchLabel={t("Search subscribers")}
        searchHint={t("Part of the email address")}
        empty={{ icon: "mail", title: t("No matching subscribers"), text: t("Try fewer or different filters.") }}
        tools={
          <>
            <Button variant="secondary" data-action="" onClick={() => setImporting(true)}>
              {t("Import")}
            </Button>
            <a
              href={`${appPath}admin/newsletter/subscribers.csv${search}`}
              download
              className={buttonClass("secondary")}
            >
              <Icon name="download" className="size-4.5" />
              {t("Export CSV")}
            </a>
          </>
        }
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onImport={importPeople} />}
    </AdminFrame>
  );
}
