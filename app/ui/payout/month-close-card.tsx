import { Button, buttonClass } from "../parts/button.tsx";
import { formatDay, usePage } from "../parts/page.tsx";

type MonthCloseCardProps = { next: string | null; year: number; onClose: (month: string) => void };

/** Closes the next month, and downloads the yearly income reports. */
export function MonthCloseCard({ next, year, onClose }: MonthCloseCardProps) {
  const page = usePage();
  const { t, appPath } = page;
  return (
    <section aria-labelledby="month-close" className="rounded-card border border-line bg-surface p-4">
      <h2 id="month-close" className="text-xl">
        {t("Month end")}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {next
          ? t("Next: {month}", {
              month: formatDay(page, `${next}-01T00:00:00Z`, { month: "long", year: "numeric" }),
            })
          : t("All past months are closed.")}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {next && (
          <Button size="small" data-action="" onClick={() => onClose(next)}>
            {t("Close month")}
          </Button>
        )}
        {[year, year - 1].map((one) => (
          <a
            key={one}
            href={`${appPath}admin/income-report.csv?year=${one}`}
            className={buttonClass("secondary", "small")}
            download
          >
            {t("Income report {year} (DAC7, 1099)", { year: one })}
          </a>
        ))}
      </div>
    </section>
  );
}
