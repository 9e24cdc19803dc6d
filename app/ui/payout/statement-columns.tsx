import type { StatementView } from "#domain/accounts/statement/find-statements.ts";
import { Amount } from "../cart/amount.tsx";
import { buttonClass } from "../parts/button.tsx";
import type { TableColumn } from "../desk/data-table/table-column.ts";
import { formatDay, type Page } from "../parts/page.tsx";

type StatementColumns = {
  /** Shows whose they are. */
  isNamed?: boolean;
  pathOf: (statement: StatementView) => string;
};

/** Closed months with their statements as PDF. */
export function statementColumns(
  page: Page,
  { isNamed = false, pathOf }: StatementColumns,
): TableColumn<StatementView>[] {
  const { t, appPath } = page;
  const amount = (
    id: "sales" | "refunds" | "commission" | "payouts" | "closing",
    label: string,
    isOptional = false,
  ) => ({
    id,
    label,
    isAtEnd: true,
    isOptional,
    isSortedDescendingFirst: true,
    cell: (row: StatementView) => <Amount value={row[id]} className="whitespace-nowrap" />,
  });
  const month = ({ month: key }: StatementView) =>
    formatDay(page, `${key}-01T00:00:00Z`, { month: "long", year: "numeric" });
  return [
    { id: "month", label: t("Month"), isSortedDescendingFirst: true, cell: month },
    ...(isNamed
      ? [{ id: "shop", label: t("Shop"), cell: ({ shopName }: StatementView) => <bdi>{shopName}</bdi> }]
      : []),
    amount("sales", t("Sales")),
    amount("refunds", t("Refunds"), true),
    amount("commission", t("Commission"), true),
    amount("payouts", t("Payouts")),
    amount("closing", t("Closing balance")),
    { id: "invoice", label: t("Invoice number"), isOptional: true, cell: ({ invoiceNumber }) => invoiceNumber },
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => (
        <a href={`${appPath}${pathOf(row)}`} className={buttonClass("secondary", "small")} download>
          {t("PDF")}
          <span className="sr-only">
            : {month(row)} {isNamed && row.shopName}
          </span>
        </a>
      ),
    },
  ];
}
