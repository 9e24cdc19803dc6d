import type { BookedCurrency } from "#domain/platform/currency/find-currency-book.ts";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";

type CurrencyListProps = {
  currencies: readonly BookedCurrency[];
  /** The currency whose proposed rate is being accepted. */
  accepting: string | null;
  onChange: (currency: BookedCurrency) => void;
  onAccept: (currency: BookedCurrency) => void;
};

/** All currencies, the offered ones first. */
export function CurrencyList({ currencies, accepting, onChange, onAccept }: CurrencyListProps) {
  const { t } = usePage();
  return (
    <ul aria-label={t("Currencies")} className="divide-y divide-line rounded-card border border-line bg-surface">
      {currencies.map((currency) => (
        <li key={currency.code} className="px-4 py-3 sm:px-5">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 lg:grid-cols-[minmax(0,15rem)_9rem_minmax(0,1fr)_auto]">
            <p className="min-w-0">
              <span className="font-semibold">{currency.code}</span>{" "}
              <bdi className="text-muted">{currency.symbol === currency.code ? "" : currency.symbol}</bdi>
              <span className="block text-sm text-muted wrap-anywhere">
                <bdi>{currency.name}</bdi>
              </span>
            </p>
            <p className="flex flex-wrap gap-1.5 max-lg:order-last max-lg:col-span-2">
              {currency.isBase ? (
                <Chip tone="calm">{t("Base currency")}</Chip>
              ) : (
                <Chip tone={currency.isActive ? "good" : "calm"}>{currency.isActive ? t("Available") : t("Off")}</Chip>
              )}
            </p>
            <Rate currency={currency} />
            <Button look="secondary" size="small" data-action="" onClick={() => onChange(currency)}>
              {t("Edit")}
              <span className="sr-only">: {currency.code}</span>
            </Button>
          </div>
          {currency.proposedRate && (
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warning-soft px-4 py-3 text-sm">
              <p className="text-warning">
                {t("The rate source reports {rate}, far from the current rate.", { rate: currency.proposedRate })}
              </p>
              <Button
                size="small"
                data-action=""
                isPending={accepting === currency.code}
                onClick={() => onAccept(currency)}
              >
                {t("Accept new rate")}
                <span className="sr-only">: {currency.code}</span>
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rate({ currency }: { currency: BookedCurrency }) {
  const { t } = usePage();
  return (
    <p className="min-w-0 text-sm max-lg:order-last max-lg:col-span-2">
      <bdi className="figures font-medium">{currency.exchangeRate}</bdi>
      {!currency.isBase && (
        <>
          <span className="text-muted">
            {" · "}
            {currency.isRateFollowed ? t("Automatic") : t("Set manually")} · {t("Rounding")}{" "}
            <bdi className="figures">{currency.roundingStep}</bdi>
          </span>
          <span className="block text-muted">
            {t("100 units of the base currency =")} <Amount value={currency.example} />
            {currency.rateChangedAt && (
              <>
                {" · "}
                {t("Rate date")} <Moment iso={currency.rateChangedAt} withTime />
              </>
            )}
          </span>
        </>
      )}
      {currency.unpaidCount > 0 && (
        <span className="block text-muted">{t("{count} unpaid purchases", { count: currency.unpaidCount })}</span>
      )}
    </p>
  );
}
