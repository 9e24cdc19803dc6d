import { href } from "react-router";
import type { NewsletterLetter } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { LETTER_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { DataTable } from "../desk/data-table/data-table.tsx";
import { TablePart } from "../desk/data-table/table-part.tsx";
import { usePage } from "../parts/page.tsx";
import { letterColumns, letterFilters } from "./letter-columns.tsx";

const pathOf = ({ id }: NewsletterLetter) => href("/admin/newsletter/:id", { id: String(id) });

/** The letters, above the subscribers. */
export function LetterTable({ query, found }: { query: ListQuery; found: ListPage<NewsletterLetter> }) {
  const { t } = usePage();
  const columns = letterColumns(t);
  return (
    <div className="mb-8">
      <TablePart title={t("Newsletters")}>
        <DataTable
          name="admin-letters"
          label={t("Newsletters")}
          definition={LETTER_LIST}
          {...{ query, found, columns, pathOf }}
          filters={letterFilters(t)}
          searchHint={t("Part of the subject or text")}
          empty={{ icon: "mail", title: t("No newsletters yet") }}
        />
      </TablePart>
    </div>
  );
}
