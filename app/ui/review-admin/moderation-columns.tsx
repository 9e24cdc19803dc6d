import type { ModerationStatus } from "#domain/platform/moderation/moderation.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { shopColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, shopFilter } from "../desk/data-table/usual-filters.ts";
import type { TableAction, TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Picture } from "../parts/picture.tsx";
import { ReviewStatus, reviewStatusName } from "../review/review-status.tsx";

type ModeratedRow = {
  productName: string;
  image: string | null;
  shopName: string;
  author: string;
  status: ModerationStatus;
  reportsCount: number;
  createdAt: string;
};

/** The columns that lists of reviews and of questions share; the operator's names the shop and reports. */
export function moderationColumns<Row extends ModeratedRow>(t: Translate, isOperator: boolean) {
  const ofOperator: TableColumn<Row>[] = [
    shopColumn(t, ({ shopName }) => shopName),
    {
      id: "reports",
      label: t("Reports"),
      isAtEnd: true,
      cell: ({ reportsCount }) => (reportsCount > 0 ? <Chip tone="bad">{String(reportsCount)}</Chip> : "–"),
    },
  ];
  const product: TableColumn<Row> = {
    id: "product",
    label: t("Product"),
    cell: ({ productName, image }) => (
      <span className="flex min-w-40 items-center gap-2.5">
        <Picture file={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
        <span className="line-clamp-2 max-w-48">{productName}</span>
      </span>
    ),
  };
  const state: TableColumn<Row>[] = [
    { id: "author", label: t("Customer"), cell: ({ author }) => <bdi>{author || t("A customer")}</bdi> },
    { id: "status", label: t("Status"), cell: ({ status }) => <ReviewStatus status={status} /> },
    ...(isOperator ? ofOperator : []),
  ];
  const written: TableColumn<Row> = {
    id: "written",
    label: t("Written on"),
    isSortedDescendingFirst: true,
    cell: ({ createdAt }) => <Moment iso={createdAt} className="whitespace-nowrap" />,
  };
  return { product, state, written };
}

/** `statuses`: the choices of the list; `own`: its own filters. `shops`: only for the operator. */
export function moderationFilters(
  t: Translate,
  statuses: readonly ModerationStatus[],
  shops: readonly { id: number; name: string }[] | null,
  own: readonly TableFilter[] = [],
): TableFilter[] {
  return [
    {
      name: "work",
      label: t("Needs attention"),
      choices: [
        { value: "unanswered", label: t("Not answered") },
        ...(shops ? [{ value: "reported", label: t("Reported") }] : []),
      ],
    },
    choiceFilter(t, "status", t("Status"), statuses, reviewStatusName),
    ...own,
    { name: "product", label: t("Product") },
    { name: "written", label: t("Written on") },
    ...(shops ? [shopFilter(t, shops)] : []),
  ];
}

/** What the operator does with selected rows. */
export function moderationActions(t: Translate): TableAction[] {
  const field = { label: t("Reason (the author will see this)"), isRequired: true };
  return [
    { name: "publish", label: t("Publish") },
    { name: "hide", label: t("Hide"), variant: "danger", field },
  ];
}

/** What a shop does with selected rows. */
export function reportActions(t: Translate): TableAction[] {
  return [{ name: "report", label: t("Report"), field: { label: t("What's wrong with it?"), isRequired: true } }];
}

export const withReason = (value: string) => ({ value });
