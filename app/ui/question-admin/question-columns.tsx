import type { QuestionRow } from "#domain/catalog/question-admin/question-admin.ts";
import { SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Picture } from "../parts/picture.tsx";
import { ReviewStatus, reviewStatusName } from "../review/review-status.tsx";

/** The columns of the list of questions; the operator's names the shop and reports. */
export function questionColumns(t: Translate, isOperator: boolean): TableColumn<QuestionRow>[] {
  const ofOperator: TableColumn<QuestionRow>[] = [
    { id: "shop", label: t("Shop"), cell: ({ shopName }) => <bdi className="block max-w-40 truncate">{shopName}</bdi> },
    {
      id: "reports",
      label: t("Reports"),
      isAtEnd: true,
      cell: ({ reportsCount }) => (reportsCount > 0 ? <Chip tone="bad">{String(reportsCount)}</Chip> : "–"),
    },
  ];
  return [
    {
      id: "product",
      label: t("Product"),
      cell: ({ productName, image }) => (
        <span className="flex min-w-40 items-center gap-2.5">
          <Picture file={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
          <span className="line-clamp-2 max-w-48">{productName}</span>
        </span>
      ),
    },
    {
      id: "text",
      label: t("Question"),
      cell: ({ body }) => (
        <span dir="auto" className="line-clamp-2 max-w-80 min-w-48 wrap-anywhere">
          {body}
        </span>
      ),
    },
    { id: "author", label: t("Customer"), cell: ({ author }) => <bdi>{author || t("A customer")}</bdi> },
    { id: "status", label: t("Status"), cell: ({ status }) => <ReviewStatus status={status} /> },
    ...(isOperator ? ofOperator : []),
    { id: "answers", label: t("Answers"), isAtEnd: true, cell: ({ answersCount }) => answersCount },
    {
      id: "votes",
      label: t("Votes"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ votesCount }) => votesCount,
    },
    {
      id: "written",
      label: t("Written"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} className="whitespace-nowrap" />,
    },
  ];
}

export function questionFilters(t: Translate, shops: readonly { id: number; name: string }[] | null): TableFilter[] {
  return [
    {
      name: "work",
      label: t("Needs attention"),
      choices: [
        { value: "unanswered", label: t("Not answered") },
        ...(shops ? [{ value: "reported", label: t("Reported") }] : []),
      ],
    },
    {
      name: "status",
      label: t("Status"),
      choices: SHOP_QUESTION_LIST.filters.status.choices.map((value) => ({ value, label: reviewStatusName(value, t) })),
    },
    { name: "product", label: t("Product") },
    { name: "written", label: t("Written") },
    ...(shops
      ? [{ name: "shop", label: t("Shop"), choices: shops.map(({ id, name }) => ({ value: String(id), label: name })) }]
      : []),
  ];
}
