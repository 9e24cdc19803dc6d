import type { StatementView } from "#domain/accounts/statement/find-statements.ts";
import { ListPart } from "../admin/list-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { buttonClass } from "../parts/button.tsx";
import { formatDay, usePage } from "../parts/page.tsx";

type StatementListProps = {
  statements: readonly StatementView[];
  /** Shows whose they are. */
  isNamed?: boolean;
  pathOf: (statement: StatementView) => string;
};

/** Closed months with their statements as PDF. */
export function StatementList({ statements, isNamed = false, pathOf }: StatementListProps) {
  const page = usePage();
  const { t, appPath } = page;
  return (
    <ListPart title={t("Statements")} text={t("Each closed month with the invoice for the commission.")}>
      {statements.length === 0 && <li className="px-4 py-6 text-center text-muted">{t("No month is closed yet.")}</li>}
      {statements.map((statement) => (
        <li
          key={statement.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm"
        >
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold">
              {formatDay(page, `${statement.month}-01T00:00:00Z`, { month: "long", year: "numeric" })}
              {isNamed && (
                <>
                  {" · "}
                  <bdi>{statement.shopName}</bdi>
                </>
              )}
            </p>
            <p className="mt-0.5 text-muted">
              {t("Payouts")} <Amount value={statement.payouts} /> · {t("Closing balance")}{" "}
              <Amount value={statement.closing} />
            </p>
          </div>
          <a href={`${appPath}${pathOf(statement)}`} className={buttonClass("secondary", "small")} download>
            {t("PDF")}
          </a>
        </li>
      ))}
    </ListPart>
  );
}
