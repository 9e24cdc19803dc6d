import type { ReviewRow } from "#domain/catalog/review-admin/review-admin.ts";
import { SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Picture } from "../parts/picture.tsx";
import { Stars } from "../parts/stars.tsx";
import { ReviewStatus, reviewStatusName } from "../review/review-status.tsx";

/** The columns of the list of reviews; the operator's names the shop and reports. */
export function reviewColumns(t: Translate, isOperator: boolean): TableColumn<ReviewRow>[] {
  const ofOperator: TableColumn<ReviewRow>[] = [
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
    { id: "author", label: t("Customer"), cell: ({ author }) => <bdi>{author || t("A customer")}</bdi> },
    { id: "status", label: t("Status"), cell: ({ status }) => <ReviewStatus status={status} /> },
    ...(isOperator ? ofOperator : []),
    { id: "replies", label: t("Replies"), isAtEnd: true, cell: ({ repliesCount }) => repliesCount },
    { id: "pictures", label: t("Images"), isAtEnd: true, isOptional: true, cell: ({ picturesCount }) => picturesCount },
    {
      id: "helpful",
      label: t("Helpful"),
      isAtEnd: true,
      isOptional: true,
      isSortedDescendingFirst: true,
      cell: ({ likesCount }) => likesCount,
    },
    {
      id: "written",
      label: t("Written"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} className="whitespace-nowrap" />,
    },
  ];
}

export function reviewFilters(t: Translate, shops: readonly { id: number; name: string }[] | null): TableFilter[] {
  const { status, stars } = SHOP_REVIEW_LIST.filters;
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
      choices: status.choices.map((value) => ({ value, label: reviewStatusName(value, t) })),
    },
    { name: "stars", label: t("Rating"), choices: stars.choices.map((value) => ({ value, label: `${value} ★` })) },
    {
      name: "with",
      label: t("With"),
      choices: [
        { value: "pictures", label: t("Images") },
        { value: "purchase", label: t("Verified purchase") },
      ],
    },
    { name: "product", label: t("Product") },
    { name: "written", label: t("Written") },
    ...(shops
      ? [{ name: "shop", label: t("Shop"), choices: shops.map(({ id, name }) => ({ value: String(id), label: name })) }]
      : []),
  ];
}
