import type { ShownMoney } from "#shared/money.ts";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

type PointsCardProps = { available: number; pending: number; worth: ShownMoney | null };

/** Available and pending points. */
export function PointsCard({ available, pending, worth }: PointsCardProps) {
  const page = usePage();
  const { t } = page;
  return (
    <section aria-labelledby="points" className="rounded-card bg-primary p-5 text-on-primary sm:p-6">
      <h2 id="points" className="flex items-center gap-2 text-base font-medium">
        <Icon name="coins" className="size-5" />
        {t("Available points")}
      </h2>
      <p className="figures mt-3 text-4xl font-bold">{formatNumber(page, available)}</p>
      {worth && <p className="mt-1">{t("worth {amount}", { amount: worth.formatted })}</p>}
      <dl className="mt-4 flex items-baseline justify-between gap-4 border-t border-current/25 pt-3 text-sm">
        <dt>{t("Pending points")}</dt>
        <dd className="figures text-lg font-semibold">{formatNumber(page, pending)}</dd>
      </dl>
      <p className="mt-1 text-sm">{t("You can use these once the return period of their orders is over.")}</p>
      {available < 0 && (
        <p className="mt-3 text-sm">
          {t("A refund took back points you'd already used, so your next points make up for them first.")}
        </p>
      )}
    </section>
  );
}
