import { countryName } from "#shared/country-name.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { useAddressIn } from "./document-links.tsx";

const ROW = "flex min-h-10 w-full items-center gap-3 rounded-field px-3 py-1.5 text-start text-sm hover:bg-sunken";

export function LanguageLinks({
  languages,
  defaultLanguage,
  onChoose,
}: {
  languages: readonly { code: string; name: string }[];
  defaultLanguage: string;
  onChoose: (code: string) => void;
}) {
  const { language } = usePage();
  const addressIn = useAddressIn(defaultLanguage);
  return (
    <ul>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={addressIn(code)}
            hrefLang={code}
            lang={code}
            aria-current={code === language.code ? "true" : undefined}
            className={ROW}
            onClick={() => onChoose(code)}
          >
            <Mark isShown={code === language.code} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type CurrencyPanelProps = {
  currencies: readonly { code: string; name: string; symbol: string }[];
  activeCode: string;
  onChoose: (code: string) => void;
};

export function CurrencyPanel({ currencies, activeCode, onChoose }: CurrencyPanelProps) {
  return (
    <ul>
      {currencies.map(({ code, name, symbol }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={code === activeCode}
            className={ROW}
            onClick={() => {
              onChoose(code);
            }}
          >
            <Mark isShown={code === activeCode} />
            <span className="flex-1">{name}</span>
            <span className="figures text-muted">
              {code} {symbol === code ? "" : symbol}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type CountrySelectProps = {
  id: string;
  shipTo: string;
  /** Null until they are loaded. */
  countries: readonly { code: string; name: string }[] | null;
  onChoose: (code: string) => void;
};

export function ShipToPanel(props: Omit<CountrySelectProps, "id">) {
  const { t } = usePage();
  return (
    <div className="p-2">
      <label className="mb-1 block text-sm font-medium" htmlFor="ship_to">
        {t("Ship to")}
      </label>
      <CountrySelect id="ship_to" {...props} />
      <p className="mt-2 max-w-60 text-xs text-muted">{t("Shipping and taxes are shown for this country.")}</p>
    </div>
  );
}

export function CountrySelect({ id, shipTo, countries, onChoose }: CountrySelectProps) {
  const { language } = usePage();
  return (
    <select
      id={id}
      value={shipTo}
      onChange={(event) => onChoose(event.target.value)}
      className="h-11 w-full min-w-56 rounded-field border border-line-strong bg-surface px-3"
    >
      {(countries ?? [{ code: shipTo, name: countryName(language.code, shipTo) }]).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Mark({ isShown }: { isShown: boolean }) {
  return <Icon name="check" className={`size-4 shrink-0 text-primary-text ${isShown ? "" : "invisible"}`} />;
}
