import type { SearchRuleRecord } from "#domain/discovery/search-admin/search-admin.ts";
import { SEARCH_RULE_KINDS } from "#shared/list/content-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { choiceFilter, languageFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Button } from "../parts/button.tsx";

export function ruleKindName(kind: SearchRuleRecord["kind"], t: Translate): string {
  const names: Record<SearchRuleRecord["kind"], string> = {
    redirect: t("Go to a page"),
    boost: t("Show a product first"),
    stop_word: t("Ignore this word"),
  };
  return names[kind];
}

/** The columns of the rules for searches. */
export function ruleColumns(t: Translate, onEdit: (rule: SearchRuleRecord) => void): TableColumn<SearchRuleRecord>[] {
  return [
    {
      id: "term",
      label: t("Search"),
      cell: ({ term, languageCode }) => (
        <bdi lang={languageCode} className="block max-w-80 min-w-32 wrap-anywhere">
          {term}
        </bdi>
      ),
    },
    { id: "kind", label: t("Rule"), cell: ({ kind }) => ruleKindName(kind, t) },
    {
      id: "target",
      label: t("Address"),
      cell: ({ target }) => (
        <bdi dir="ltr" className="block max-w-80 min-w-36 wrap-anywhere">
          {target}
        </bdi>
      ),
    },
    { id: "language", label: t("Language"), cell: ({ languageCode }) => languageCode },
    {
      id: "edit",
      label: t("Edit"),
      cell: (rule) => (
        <Button variant="secondary" size="small" data-action="" onClick={() => onEdit(rule)}>
          {t("Edit")}
          <span className="sr-only">: {rule.term}</span>
        </Button>
      ),
    },
  ];
}

export function ruleFilters(t: Translate, languages: readonly { code: string; name: string }[]): TableFilter[] {
  return [choiceFilter(t, "kind", t("Rule"), SEARCH_RULE_KINDS, ruleKindName), languageFilter(t, languages)];
}
