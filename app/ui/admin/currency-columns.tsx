import type { BookedCurrency } from "#domain/platform/currency/find-currency-book.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { RowActions, RowName } from "../desk/data-table/row-actions.tsx";
import { choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Chip } from "./chip.tsx";

type CurrencyActions = {
  /** The currency whose proposed rate is being accepted. */
  accepting: string | null;
  onChange: (currency: BookedCurrency) => void;
  onAccept: (currency: BookedCurrency) => void;
};

/** The columns of the currencies. */
export function currencyColumns(
  t: Translate,
  { accepting, onChange, onAccept }: CurrencyActions,
): TableColumn<BookedCurrency>[] {
  return [
    {
      id: "code",
      label: t("Currency"),
      cell: (row) => (
        <RowName onOpen={() => onChange(row)}>
          {row.code} <bdi className="font-normal text-muted">{row.symbol === row.code ? "" : row.symbol}</bdi>
        </RowName>
      ),
    },
    { id: "name", label: t("Name"), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: "state",
      label: t("Status"),
      cell: ({ isBase, isActive }) =>
        isBase ? (
          <Chip tone="calm">{t("Base currency")}</Chip>
        ) : (
          <Chip tone={isActive ? "good" : "calm"}>{isActive ? t("Available") : t("Off")}</Chip>
        ),
    },
    {
      id: "rate",
      label: t("Rate"),
      isAtEnd: true,
      cell: ({ exchangeRate, isBase, isRateFollowed }) => (
        <>
          <bdi className="figures font-medium">{exchangeRate}</bdi>
          {!isBase && <span className="block text-muted">{isRateFollowed ? t("Automatic") : t("Set manually")}</span>}
        </>
      ),
    },
    {
      id: "example",
      label: t("100 units of the base currency ="),
      isAtEnd: true,
      cell: ({ example }) => <Amount value={example} />,
    },
    { id: "rounding", label: t("Rounding"), isAtEnd: true, cell: (row) => <bdi>{row.roundingStep}</bdi> },
    {
      id: "changed",
      label: t("Rate date"),
      isSortedDescendingFirst: true,
      cell: ({ rateChangedAt }) => rateChangedAt && <Moment iso={rateChangedAt} withTime />,
    },
    { id: "unpaid", label: t("Unpaid purchases"), isAtEnd: true, isOptional: true, cell: (row) => row.unpaidCount },
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => (
        <>
          {row.proposedRate && (
            <span className="mb-2 block min-w-48 text-warning">
              {t("The rate source reports {rate}, far from the current rate.", { rate: row.proposedRate })}
            </span>
          )}
          <RowActions
            name={row.code}
            actions={[
              row.proposedRate !== null && {
                label: t("Accept new rate"),
                variant: "primary",
                isPending: accepting === row.code,
                onClick: () => onAccept(row),
              },
              { label: t("Edit"), onClick: () => onChange(row) },
            ]}
          />
        </>
      ),
    },
  ];
}

export function currencyFilters(t: Translate): TableFilter[] {
  return [
    { name: "state", label: t("Status"), choices: choicesOf({ available: t("Available"), off: t("Off") }) },
    { name: "source", label: t("Rate"), choices: choicesOf({ automatic: t("Automatic"), manual: t("Set manually") }) },
  ];
}
