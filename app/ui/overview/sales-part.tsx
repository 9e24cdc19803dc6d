import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Figure, SalesFigures } from "#domain/platform/overview/sales-figures.ts";
import type { ShownMoney } from "#shared/money.ts";
import { OVERVIEW_PERIODS, type OverviewPeriod } from "#shared/overview-period.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { isolated } from "../parts/isolated.ts";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";
import { SalesPlot } from "./sales-plot.tsx";

type SalesPartProps = {
  figures: SalesFigures;
  /** What the last figure is: what the shop earned, or the commission. */
  earnedTitle: string;
};

const TAB =
  "flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=true]:border-transparent aria-[current=true]:bg-primary aria-[current=true]:text-on-primary";

/** The sales of a period next to those of the period before, and as bars. */
export function SalesPart({ figures, earnedTitle }: SalesPartProps) {
  const page = usePage();
  const { t } = page;
  const { period, firstDay, lastDay, sales, orders, average, earned } = figures;
  return (
    <section aria-labelledby="sales" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sales" className="text-xl">
          {t("Sales")}{" "}
          <span className="text-sm font-normal text-muted">
            {t("{from} to {to}", { from: formatDay(page, firstDay), to: formatDay(page, lastDay) })}
          </span>
        </h2>
        <nav aria-label={t("Period")}>
          <ul className="flex flex-wrap gap-2">
            {OVERVIEW_PERIODS.map((each) => (
              <li key={each}>
                <Link
                  to={{ search: `?period=${each}` }}
                  preventScrollReset
                  aria-current={each === period ? "true" : undefined}
                  className={TAB}
                >
                  {periodName(each, t)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <dl className={`grid gap-3 sm:grid-cols-2 ${earned ? "xl:grid-cols-4" : "xl:grid-cols-3"}`}>
        <MoneyFigure title={t("Sales")} figure={sales} />
        <ShownFigure title={t("Orders")} change={orders.change} before={formatNumber(page, orders.before)}>
          {formatNumber(page, orders.now)}
        </ShownFigure>
        <MoneyFigure title={t("Average order")} figure={average} />
        {earned && <MoneyFigure title={earnedTitle} figure={earned} />}
      </dl>
      <SalesPlot figures={figures} />
    </section>
  );
}

function MoneyFigure({ title, figure: { now, before, change } }: { title: string; figure: Figure<ShownMoney> }) {
  return (
    <ShownFigure title={title} change={change} before={before.formatted}>
      <Amount value={now} />
    </ShownFigure>
  );
}

type ShownFigureProps = { title: string; change: number | null; before: string; children: ReactNode };

function ShownFigure({ title, change, before, children }: ShownFigureProps) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-4">
      <dt className="text-sm font-medium text-muted">{title}</dt>
      <dd>
        <p className="figures mt-1 text-2xl font-semibold wrap-anywhere">{children}</p>
        <p className="mt-1 text-sm text-muted">
          {change !== null && (
            <bdi className={`figures font-medium ${change < 0 ? "text-danger" : "text-success"}`}>
              {formatNumber(page, change / 100, { style: "percent", signDisplay: "exceptZero" })}
            </bdi>
          )}{" "}
          {t("Period before: {value}", { value: isolated(before) })}
        </p>
      </dd>
    </div>
  );
}

function periodName(period: OverviewPeriod, t: Translate): string {
  const names: Record<OverviewPeriod, string> = {
    "7d": t("7 days"),
    "30d": t("30 days"),
    "90d": t("90 days"),
    "12m": t("12 months"),
  };
  return names[period];
}
