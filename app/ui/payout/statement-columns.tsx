import type { StatementView } from "#domain/accounts/statement/find-statements.ts";
import { buttonClass } from "../parts/button.tsx";
import { amountColumn, shopColumn } from "../desk/data-table/usual-columns.tsx";
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
  const plain = { isPlain: true };
  const optional = { isPlain: true, isOptional: true };
  const month = ({ month: key }: StatementView) =>
    formatDay(page, `${key}-01T00:00:00Z`, { month: "long", year: "numeric" });
  return [
    { id: "month", label: t("Month"), isSortedDescendingFirst: true, cell: month },
    ...(isNamed ? [shopColumn<StatementView>(t, ({ shopName }) => shopName)] : []),
    amountColumn("sales", t("Sales"), "sales", plain),
    amountColumn("refunds", t("Refunds"), "refunds", optional),
    amountColumn("commission", t("Commission"), "commission", optional),
    amountColumn("payouts", t("Payouts"), "payouts", plain),
    amountColumn("closing", t("Closing balance"), "closing", plain),
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
