import type { SalesFigures } from "#domain/platform/overview/sales-figures.ts";
import { Amount } from "../cart/amount.tsx";
import { formatDay, formatNumber, usePage, type Page } from "../parts/page.tsx";

const WIDTH = 720;
const HEIGHT = 200;
const GAP = 0.25;
/** An amount that is not zero stays visible. */
const LOWEST_BAR = 2;

/** Sales as bars, each with its day and amount, and the same as a table. */
export function SalesPlot({ figures }: { figures: SalesFigures }) {
  const page = usePage();
  const { t } = page;
  const { buckets, most, half, period } = figures;
  const step = WIDTH / buckets.length;
  const name = (day: string) => bucketName(page, day, period === "12m");
  const middle = buckets[Math.floor(buckets.length / 2)]!.day;
  return (
    <section aria-labelledby="sales-plot" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id="sales-plot" className="text-xl">
        {period === "12m" ? t("Sales by month") : t("Sales by day")}
      </h2>
      <div aria-hidden className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-muted">
        <div className="flex flex-col justify-between text-end">
          <Amount value={most} className="-mt-2" />
          <Amount value={half} />
          <span className="figures -mb-2">{"0"}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-44 w-full text-primary sm:h-52 rtl:-scale-x-100"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          {buckets.map(({ day, share, sales }, index) => {
            const height = share === 0 && sales.amount > 0 ? LOWEST_BAR : (share / 1_000) * HEIGHT;
            return (
              <rect
                key={day}
                x={index * step + (step * GAP) / 2}
                y={HEIGHT - height}
                width={step * (1 - GAP)}
                height={height}
                fill="currentColor"
              >
                <title>{`${name(day)}: ${sales.formatted}`}</title>
              </rect>
            );
          })}
        </svg>
        <span />
        <p className="mt-1.5 flex justify-between">
          <span>{name(buckets[0]!.day)}</span>
          <span>{name(middle)}</span>
          <span>{name(buckets.at(-1)!.day)}</span>
        </p>
      </div>
      <details className="mt-3 text-sm">
        <summary className="min-h-6 w-fit cursor-pointer font-medium">{t("Show as table")}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
        <div className="mt-2 max-h-72 overflow-auto" tabIndex={0} role="region" aria-labelledby="sales-plot">
          <table className="w-full">
            <thead>
              <tr className="text-muted">
                <th className="py-1 text-start font-medium">{period === "12m" ? t("Month") : t("Day")}</th>
                <th className="py-1 text-end font-medium">{t("Orders")}</th>
                <th className="py-1 text-end font-medium">{t("Sales")}</th>
              </tr>
            </thead>
            <tbody>
              {buckets.toReversed().map(({ day, orders, sales }) => (
                <tr key={day} className="border-t border-line">
                  <td className="py-1">{name(day)}</td>
                  <td className="figures py-1 text-end">{formatNumber(page, orders)}</td>
                  <td className="py-1 text-end">
                    <Amount value={sales} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t border-line-strong font-semibold">
                <th className="py-1 text-start">{t("Total")}</th>
                <td className="figures py-1 text-end">{formatNumber(page, figures.orders.now)}</td>
                <td className="py-1 text-end">
                  <Amount value={figures.sales.now} />
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      </details>
    </section>
  );
}

function bucketName(page: Page, day: string, isMonth: boolean): string {
  return formatDay(page, day, isMonth ? { month: "short", year: "numeric" } : { day: "numeric", month: "short" });
}
