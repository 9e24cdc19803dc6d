import type { TaxClass, TaxedCountry } from "#domain/pricing/tax/tax.ts";
import { TAXED_COUNTRY_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Translate } from "#shared/translate.ts";
import { AccountCard } from "../account/account-card.tsx";
import { DataTable } from "../desk/data-table/data-table.tsx";
import { RowActions, RowName } from "../desk/data-table/row-actions.tsx";
import type { TableColumn } from "../desk/data-table/table-column.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export type TaxedCountryRow = TaxedCountry & { id: string };

type CountryActions = { onChange: (country: TaxedCountry) => void; onRemove: (country: TaxedCountry) => void };

type TaxCountryListProps = CountryActions & {
  classes: readonly TaxClass[];
  query: ListQuery;
  found: ListPage<TaxedCountryRow>;
  onAdd: () => void;
};

/** Tax rates per country and class. */
export function TaxCountryList({ classes, query, found, onAdd, onChange, onRemove }: TaxCountryListProps) {
  const { t } = usePage();
  const columns = taxCountryColumns(t, classes, { onChange, onRemove });
  return (
    <div className="min-w-0">
      <AccountCard
        title={t("Rates by country")}
        text={t("Tax depends on the shipping address. Countries not listed aren't taxed.")}
      >
        <DataTable
          name="admin-tax-countries"
          label={t("Countries")}
          definition={TAXED_COUNTRY_LIST}
          {...{ query, found, columns }}
          searchHint={t("Country or tax name")}
          empty={{ icon: "coins", title: t("No countries yet. No tax is charged.") }}
          tools={
            <Button variant="secondary" size="small" data-action="" onClick={onAdd}>
              <Icon name="plus" className="size-4" />
              {t("Add country")}
            </Button>
          }
        />
      </AccountCard>
    </div>
  );
}

function taxCountryColumns(
  t: Translate,
  classes: readonly TaxClass[],
  { onChange, onRemove }: CountryActions,
): TableColumn<TaxedCountryRow>[] {
  return [
    {
      id: "country",
      label: t("Country"),
      cell: (row) => <RowName onOpen={() => onChange(row)}>{row.countryName}</RowName>,
    },
    { id: "name", label: t("Tax name"), cell: ({ name }) => <bdi>{name}</bdi> },
    ...classes.map(({ code, name }) => ({
      id: `rate.${code}`,
      label: name,
      isAtEnd: true,
      cell: (row: TaxedCountryRow) => <span className="figures">{rateOf(row, code)}</span>,
    })),
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => (
        <RowActions
          name={row.countryName}
          actions={[
            { label: t("Edit"), onClick: () => onChange(row) },
            { label: t("Remove"), onClick: () => onRemove(row) },
          ]}
        />
      ),
    },
  ];
}

function rateOf(country: TaxedCountry, code: string): string {
  const rate = country.rates.find((each) => each.taxClassCode === code)?.rate;
  return rate === undefined ? "–" : `${rate} %`;
}
