import type { ReviewRow } from "#domain/catalog/review-admin/review-admin.ts";
import { SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { countColumn } from "../desk/data-table/usual-columns.tsx";
import { choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Stars } from "../parts/stars.tsx";
import { moderationColumns, moderationFilters } from "./moderation-columns.tsx";

export function reviewColumns(t: Translate, isOperator: boolean): TableColumn<ReviewRow>[] {
  const { product, state, written } = moderationColumns<ReviewRow>(t, isOperator);
  return [
    product,
    { id: "stars", label: t("Rating"), isSortedDescendingFirst: true, cell: ({ stars }) => <Stars rating={stars} /> },
    {
      id: "text",
      label: t("Review"),
      cell: ({ title, body }) => (
        <span dir="auto" className="line-clamp-2 max-w-80 min-w-48 wrap-anywhere">
          {title && <strong>{title} </strong>}
          {body}
        </span>
      ),
    },
    ...state,
    { id: "replies", label: t("Replies"), isAtEnd: true, cell: ({ repliesCount }) => repliesCount },
    {
      id: "pictures",
      label: t("Pictures"),
      isAtEnd: true,
      isOptional: true,
      cell: ({ picturesCount }) => picturesCount,
    },
    countColumn("helpful", t("Helpful"), "likesCount", { isOptional: true }),
    written,
  ];
}

export function reviewFilters(t: Translate, shops: readonly { id: number; name: string }[] | null): TableFilter[] {
  const { status, stars } = SHOP_REVIEW_LIST.filters;
  return moderationFilters(t, status.choices, shops, [
    { name: "stars", label: t("Rating"), choices: stars.choices.map((value) => ({ value, label: `${value} ★` })) },
    {
      name: "with",
      label: t("With"),
      choices: choicesOf({ pictures: t("Pictures"), purchase: t("Verified purchase") }),
    },
  ]);
}
