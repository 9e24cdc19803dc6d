import type { QuestionRow } from "#domain/catalog/question-admin/question-admin.ts";
import { SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { countColumn } from "../desk/data-table/usual-columns.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { moderationColumns, moderationFilters } from "../review-admin/moderation-columns.tsx";

export function questionColumns(t: Translate, isOperator: boolean): TableColumn<QuestionRow>[] {
  const { product, state, written } = moderationColumns<QuestionRow>(t, isOperator);
  return [
    product,
    {
      id: "text",
      label: t("Question"),
      cell: ({ body }) => (
        <span dir="auto" className="line-clamp-2 max-w-80 min-w-48 wrap-anywhere">
          {body}
        </span>
      ),
    },
    ...state,
    { id: "answers", label: t("Answers"), isAtEnd: true, cell: ({ answersCount }) => answersCount },
    countColumn("votes", t("Votes"), "votesCount"),
    written,
  ];
}

export function questionFilters(t: Translate, shops: readonly { id: number; name: string }[] | null): TableFilter[] {
  return moderationFilters(t, SHOP_QUESTION_LIST.filters.status.choices, shops);
}
