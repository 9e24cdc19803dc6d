import type { PricePreview } from "#domain/pricing/price-rule/price-rule.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";

/** The prices that saving would set. */
export function PricePreviewList({ prices }: { prices: readonly PricePreview[] }) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Preview")} text={t("Prices of the cheapest variant. Nothing has been saved yet.")}>
      <ul className="divide-y divide-line" aria-live="polite">
        {prices.map(({ productId, name, price, reducedPrice, lowestPrice30Days }) => (
          <li key={productId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
            <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
            <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <s className="text-muted">
                <Amount value={price} />
              </s>
              <Amount value={reducedPrice} className="text-base font-semibold" />
              <span className="text-muted">
                {t("Lowest price in the last 30 days: {amount}", { amount: lowestPrice30Days.formatted })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
