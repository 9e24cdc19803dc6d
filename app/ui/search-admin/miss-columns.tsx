import type { SearchMiss } from "#domain/discovery/search-admin/search-admin.ts";
import type { Translate } from "#shared/translate.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
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
    { id: "uses", label: t("Count"), isAtEnd: true, isSortedDescendingFirst: true, cell: ({ uses }) => uses },
    {
      id: "last",
      label: t("Last searched"),
      isSortedDescendingFirst: true,
      cell: ({ lastUsedAt }) => <Moment iso={lastUsedAt} withTime className="whitespace-nowrap" />,
    },
    {
      id: "synonym",
      label: t("Synonyms"),
      cell: (miss) => (
        <Button
          look="secondary"
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
  return [
    {
      name: "language",
      label: t("Language"),
      choices: languages.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: "last", label: t("Last searched") },
  ];
}
