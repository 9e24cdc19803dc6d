import type { SearchMiss } from "#domain/discovery/search-admin/search-admin.ts";
import type { Translate } from "#shared/translate.ts";
import { countColumn, momentColumn } from "../desk/data-table/usual-columns.tsx";
import { languageFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Button } from "../parts/button.tsx";

/** The columns of searches without results. */
export function missColumns(t: Translate, onSynonym: (miss: SearchMiss) => void): TableColumn<SearchMiss>[] {
  return [
    {
      id: "term",
      label: t("Search"),
      cell: ({ term, languageCode }) => (
        <span className="block max-w-80 min-w-32">
          <bdi lang={languageCode} className="wrap-anywhere">
            {term}
          </bdi>
        </span>
      ),
    },
    { id: "language", label: t("Language"), cell: ({ languageCode }) => languageCode },
    countColumn("uses", t("Count"), "uses"),
    momentColumn("last", t("Last searched"), "lastUsedAt", { withTime: true }),
    {
      id: "synonym",
      label: t("Synonyms"),
      cell: (miss) => (
        <Button
          variant="secondary"
          size="small"
          data-action=""
          className="whitespace-nowrap"
          onClick={() => onSynonym(miss)}
        >
          {t("Add synonym")}
          <span className="sr-only">: {miss.term}</span>
        </Button>
      ),
    },
  ];
}

export function missFilters(t: Translate, languages: readonly { code: string; name: string }[]): TableFilter[] {
  return [languageFilter(t, languages), { name: "last", label: t("Last searched") }];
}
