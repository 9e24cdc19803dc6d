import type { AffiliateData } from "#domain/accounts/affiliate/get-affiliate-data.ts";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";

const WIDTH = 600;
const HEIGHT = 160;
const GAP = 0.25;

/** Clicks by day as bars, with the orders of the day below, and the same as a table. */
export function DayPlot({ days }: Pick<AffiliateData, "days">) {
  const page = usePage();
  const { t } = page;
  const max = Math.max(1, ...days.map(({ clicks }) => clicks));
  const step = WIDTH / Math.max(1, days.length);
  const shortDay = (day: string) => formatDay(page, day, { day: "numeric", month: "short" });
  return (
    <section aria-labelledby="affiliate-days" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id="affiliate-days" className="text-xl">
        {t("Clicks in the last 30 days")}
      </h2>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 w-full text-primary rtl:-scale-x-100">
        {days.map(({ day, clicks, orders }, index) => {
          const height = (clicks / max) * (HEIGHT - 12);
          const x = index * step + (step * GAP) / 2;
          return (
            <g key={day} fill="currentColor">
              <rect x={x} y={HEIGHT - 12 - height} width={step * (1 - GAP)} height={height} rx="2" />
              {orders > 0 && <circle cx={x + (step * (1 - GAP)) / 2} cy={HEIGHT - 5} r="3.5" />}
            </g>
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-muted">
        <span>{shortDay(days[0]?.day ?? "1970-01-01")}</span>
        <span>{t("A dot marks a day with orders. Highest: {count}", { count: max })}</span>
        <span>{shortDay(days.at(-1)?.day ?? "1970-01-01")}</span>
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer font-medium">{t("Show as table")}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
        <div className="mt-2 max-h-72 overflow-auto" tabIndex={0} role="region" aria-labelledby="affiliate-days">
          <table className="w-full">
            <thead>
              <tr className="text-start text-muted">
                <th className="py-1 text-start font-medium">{t("Day")}</th>
                <th className="py-1 text-end font-medium">{t("Clicks")}</th>
                <th className="py-1 text-end font-medium">{t("Orders")}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, clicks, orders }) => (
                <tr key={day} className="border-t border-line">
                  <td className="py-1">{formatDay(page, day)}</td>
                  <td className="figures py-1 text-end">{formatNumber(page, clicks)}</td>
                  <td className="figures py-1 text-end">{formatNumber(page, orders)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
