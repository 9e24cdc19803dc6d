import type { TaxClass, TaxedCountry } from "#domain/pricing/tax/tax.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { ListPart } from "./list-part.tsx";

type TaxCountryListProps = {
  classes: readonly TaxClass[];
  countries: readonly TaxedCountry[];
  onAdd: () => void;
  onChange: (country: TaxedCountry) => void;
  onRemove: (country: TaxedCountry) => void;
};

/** Tax rates per country and class. */
export function TaxCountryList({ classes, countries, onAdd, onChange, onRemove }: TaxCountryListProps) {
  const { t } = usePage();
  return (
    <ListPart
      title={t("Rates by country")}
      text={t("Tax depends on the shipping address. Countries not listed aren't taxed.")}
      actions={
        <Button look="secondary" size="small" data-action="" onClick={onAdd}>
          <Icon name="plus" className="size-4" />
          {t("Add country")}
        </Button>
      }
    >
      {countries.length === 0 && <li className="px-5 py-4 text-muted">{t("No countries yet. No tax is charged.")}</li>}
      {countries.map((country) => (
        <li
          key={country.countryCode}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto]"
        >
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{country.countryName}</span>
            <span className="block text-sm text-muted">
              <bdi>{country.name}</bdi>
            </span>
          </p>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm max-lg:order-last max-lg:col-span-2">
            {classes.map(({ code, name }) => (
              <div key={code} className="flex min-w-28 gap-2">
                <dt className="text-muted">
                  <bdi>{name}</bdi>
                </dt>
                <dd className="figures font-medium">{rateOf(country, code)}</dd>
              </div>
            ))}
          </dl>
          <p className="flex gap-2">
            <Button look="secondary" size="small" data-action="" onClick={() => onChange(country)}>
              {t("Edit")}
              <span className="sr-only">: {country.countryName}</span>
            </Button>
            <Button look="quiet" size="small" data-action="" onClick={() => onRemove(country)}>
              {t("Remove")}
              <span className="sr-only">: {country.countryName}</span>
            </Button>
          </p>
        </li>
      ))}
    </ListPart>
  );
}

function rateOf(country: TaxedCountry, code: string): string {
  const rate = country.rates.find((each) => each.taxClassCode === code)?.rate;
  return rate === undefined ? "–" : `${rate} %`;
}
