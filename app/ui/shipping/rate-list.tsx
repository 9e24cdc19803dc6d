import type { ShippingRateView } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { Chip } from "../admin/chip.tsx";
import { Button } from "../parts/button.tsx";
import { isolated } from "../parts/isolated.ts";
import { usePage } from "../parts/page.tsx";
import { methodName, priceText, reachName } from "./shipping-labels.ts";

type RateAction = (rate: ShippingRateView) => void;

type RateListProps = {
  label: string;
  rates: readonly ShippingRateView[];
  /** Null: read-only. */
  actions: { onChange: RateAction; onCopy: RateAction; onRemove: RateAction } | null;
};

/** Deliveries in the order in which shoppers see them: destination, method, scope. */
export function RateList({ label, rates, actions }: RateListProps) {
  const { t } = usePage();
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-surface">
      {rates.map((rate) => (
        <li key={rate.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
              <bdi>{rate.shownName}</bdi>
              <Chip tone="calm">{methodName(rate.method, t)}</Chip>
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              <bdi>{reachName(rate, t)}</bdi> ·{" "}
              {t("{from} to {to} days", { from: rate.minimumDays, to: rate.maximumDays })}
            </p>
            <Price rate={rate} />
          </div>
          {actions && (
            <p className="flex flex-wrap gap-2">
              <Button variant="secondary" size="small" data-action="" onClick={() => actions.onChange(rate)}>
                {t("Edit")}
                <span className="sr-only">: {rate.shownName}</span>
              </Button>
              <Button variant="quiet" size="small" data-action="" onClick={() => actions.onCopy(rate)}>
                {t("Copy")}
                <span className="sr-only">: {rate.shownName}</span>
              </Button>
              <Button variant="quiet" size="small" data-action="" onClick={() => actions.onRemove(rate)}>
                {t("Remove")}
                <span className="sr-only">: {rate.shownName}</span>
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Price({ rate }: { rate: ShippingRateView }) {
  const { t } = usePage();
  const parts = [
    priceText(rate, t),
    ...rate.steps.map(({ from, price }) =>
      t("from {from}: {price}", { from: isolated(from.formatted), price: isolated(price.formatted) }),
    ),
    ...(rate.productPrices.length > 0
      ? [t("products with their own price: {number}", { number: rate.productPrices.length })]
      : []),
    ...rate.weightBands.map(({ upToGrams, price }) =>
      t("up to {weight} g: {price}", { weight: upToGrams, price: isolated(price.formatted) }),
    ),
    ...(rate.excludedClasses.length === 0 ? [] : [t("Not for: {names}", { names: rate.excludedClasses.join(", ") })]),
    ...(rate.maximumGrams === null ? [] : [t("Max. weight {weight} g", { weight: rate.maximumGrams })]),
    ...(rate.freeFrom ? [t("Free over {amount}", { amount: isolated(rate.freeFrom.formatted) })] : []),
  ];
  return <p className="mt-1 text-sm">{parts.join(" · ")}</p>;
}
