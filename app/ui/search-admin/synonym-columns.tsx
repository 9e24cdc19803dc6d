import type { SynonymRecord } from "#domain/discovery/search-admin/search-admin.ts";
import type { Translate } from "#shared/translate.ts";
import { RowActions, RowName } from "../desk/data-table/row-actions.tsx";
import type { TableColumn } from "../desk/data-table/table-column.ts";

type SynonymActions = Record<"onEdit" | "onDelete", (group: SynonymRecord) => void>;

/** Groups of words with the same meaning. */
export function synonymColumns(
  t: Translate,
  languages: readonly { code: string; name: string }[],
  { onEdit, onDelete }: SynonymActions,
): TableColumn<SynonymRecord>[] {
  return [
    {
      id: "words",
      label: t("Words"),
      cell: (group) => (
        <RowName onOpen={() => onEdit(group)}>
          <span lang={group.languageCode}>{group.words.join(" · ")}</span>
        </RowName>
      ),
    },
    {
      id: "language",
      label: t("Language"),
      cell: ({ languageCode }) => (
        <bdi>{languages.find(({ code }) => code === languageCode)?.name ?? languageCode}</bdi>
      ),
    },
    {
      id: "count",
      label: t("Number of words"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ words }) => words.length,
    },
    {
      id: "actions",
      label: t("Actions"),
      cell: (group) => (
        <RowActions
          name={group.words[0]!}
          actions={[
            { label: t("Edit"), onClick: () => onEdit(group) },
            { label: t("Delete"), variant: "quiet", onClick: () => onDelete(group) },
          ]}
        />
      ),
    },
  ];
}
