import type { Translate } from "#shared/translate.ts";
import { TagChips } from "../record/tag-chips.tsx";
import type { TableAction, TableColumn, TableFilter } from "./table-column.ts";

/** The column of internal tags. */
export function tagColumn<Row extends { tags: readonly string[] }>(t: Translate): TableColumn<Row> {
  return { id: "tags", label: t("Tags"), isOptional: true, cell: ({ tags }) => <TagChips tags={tags} /> };
}

export function tagFilter(t: Translate, tags: readonly string[]): TableFilter {
  return { name: "tag", label: t("Tag"), choices: tagChoices(tags) };
}

/** Adding and removing an internal tag of selected rows. */
export function tagActions(t: Translate, tags: readonly string[]): TableAction[] {
  const add: TableAction = {
    name: "add_tag",
    label: t("Add tag"),
    field: { label: t("Tag"), isRequired: true, suggestions: tags, suggestionLabel: t("Use an existing tag") },
  };
  const remove: TableAction = {
    name: "remove_tag",
    label: t("Remove tag"),
    field: { label: t("Tag"), isRequired: true, choices: tagChoices(tags) },
  };
  return tags.length > 0 ? [add, remove] : [add];
}

export const tagChoices = (tags: readonly string[]) => tags.map((tag) => ({ value: tag, label: tag }));
