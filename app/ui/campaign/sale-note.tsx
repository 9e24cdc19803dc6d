import type { SaleProduct } from "#domain/pricing/campaign/campaign.ts";
import { Countdown } from "../parts/countdown.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

/** How much of a flash-sale product is sold; where nothing caps the sale, the limit per buyer. */
export function SoldNote({ product }: { product: SaleProduct }) {
  const page = usePage();
  const { t } = page;
  const { soldUnits, maximumUnits, maximumPerBuyer } = product;
  if (maximumUnits === null)
    return maximumPerBuyer === null ? null : (
      <p className="text-xs text-muted">{t("Limit {count} per customer", { count: maximumPerBuyer })}</p>
    );
  const sold = Math.min(soldUnits ?? 0, maximumUnits);
  return (
    <div className="text-xs">
      <p className="figures font-medium text-deal-text">
        {sold >= maximumUnits
          ? t("Sold out at sale price")
          : t("{sold} of {total} sold", {
              sold: formatNumber(page, sold),
              total: formatNumber(page, maximumUnits),
            })}
      </p>
      <svg aria-hidden className="mt-1 h-1.5 w-full rounded-full rtl:-scale-x-100">
        <rect width="100%" height="100%" className="fill-deal-soft" />
        <rect width={`${(sold / maximumUnits) * 100}%`} height="100%" rx="4" className="fill-deal" />
      </svg>
    </div>
  );
}

/** The time left for a daily deal. */
export function DealNote({ product, onEnd }: { product: SaleProduct; onEnd: () => void }) {
  const { t } = usePage();
  return (
    <p className="flex flex-wrap items-baseline gap-x-[0.5ch] text-xs font-semibold text-deal-text">
      <span>{t("Ends in")}</span>
      <Countdown until={product.saleEndsAt} variant="line" onEnd={onEnd} />
    </p>
  );
}
