import type { ReactNode } from "react";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { useAddressIn } from "./document-links.tsx";
import { Popover } from "./popover.tsx";

const OPENER = "flex min-h-9 items-center gap-1.5 rounded-field px-2 text-sm hover:bg-sunken aria-expanded:bg-sunken";
const ROW = "flex min-h-10 w-full items-center gap-3 rounded-field px-3 py-1.5 text-start text-sm hover:bg-sunken";

type LanguageChoice = { code: string; name: string };

/** Another language is the same page at another address. */
export function LanguagePicker({
  languages,
  defaultLanguage,
  align,
}: {
  languages: readonly LanguageChoice[];
  defaultLanguage: string;
  align?: "start" | "end";
}) {
  const { t, language } = usePage();
  const active = languages.find(({ code }) => code === language.code);
  return (
    <Popover
      label={t("Language: {name}", { name: active?.name ?? language.code })}
      align={align}
      buttonClass={OPENER}
      button={<Opener icon={<Icon name="globe" className="size-4" />}>{active?.name ?? language.code}</Opener>}
    >
      {() => <LanguageLinks languages={languages} defaultLanguage={defaultLanguage} />}
    </Popover>
  );
}

export function LanguageLinks({
  languages,
  defaultLanguage,
}: {
  languages: readonly LanguageChoice[];
  defaultLanguage: string;
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
          >
            <Mark isShown={code === language.code} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type CurrencyChoice = { code: string; name: string; symbol: string };
type CurrencyPickerProps = {
  currencies: readonly CurrencyChoice[];
  activeCode: string;
  align?: "start" | "end";
  onChoose: (code: string) => void;
};

export function CurrencyPicker({ currencies, activeCode, align, onChoose }: CurrencyPickerProps) {
  const { t } = usePage();
  return (
    <Popover
      label={t("Currency: {name}", { name: activeCode })}
      align={align}
      buttonClass={OPENER}
      button={<Opener>{activeCode}</Opener>}
    >
      {(close) => (
        <ul>
          {currencies.map(({ code, name, symbol }) => (
            <li key={code}>
              <button
                type="button"
                aria-pressed={code === activeCode}
                className={ROW}
                onClick={() => {
                  close();
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
      )}
    </Popover>
  );
}

type ShipToPickerProps = {
  shipTo: string;
  /** Null until they are loaded. */
  countries: readonly { code: string; name: string }[] | null;
  align?: "start" | "end";
  onOpen: () => void;
  onChoose: (code: string) => void;
};

export function ShipToPicker({ shipTo, countries, align, onOpen, onChoose }: ShipToPickerProps) {
  const page = usePage();
  const { t } = page;
  const name = countryName(page.language.code, shipTo);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- loads the list ahead of the press
    <div onPointerEnter={onOpen} onFocus={onOpen}>
      <Popover
        label={t("Deliver to {country}", { country: name })}
        align={align}
        buttonClass={OPENER}
        button={
          <Opener icon={<Icon name="map-pin" className="size-4" />}>
            <span className="text-muted">{t("Deliver to")}</span>{" "}
            <span className="max-w-32 truncate font-medium">{name}</span>
          </Opener>
        }
      >
        {(close) => (
          <div className="p-2">
            <label className="mb-1 block text-sm font-medium" htmlFor="ship_to">
              {t("Country of delivery")}
            </label>
            <CountrySelect
              id="ship_to"
              shipTo={shipTo}
              countries={countries}
              onChoose={(code) => {
                close();
                onChoose(code);
              }}
            />
            <p className="mt-2 max-w-60 text-xs text-muted">
              {t("Delivery costs and taxes are shown for this country.")}
            </p>
          </div>
        )}
      </Popover>
    </div>
  );
}

export function CountrySelect({
  id,
  shipTo,
  countries,
  onChoose,
}: {
  id: string;
  shipTo: string;
  countries: ShipToPickerProps["countries"];
  onChoose: (code: string) => void;
}) {
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

export function countryName(languageCode: string, countryCode: string): string {
  return countryCode ? (new Intl.DisplayNames([languageCode], { type: "region" }).of(countryCode) ?? countryCode) : "";
}

function Opener({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      {children}
      <Icon name="chevron-down" className="size-3.5 text-muted" />
    </>
  );
}

function Mark({ isShown }: { isShown: boolean }) {
  return <Icon name="check" className={`size-4 shrink-0 text-primary-text ${isShown ? "" : "invisible"}`} />;
}
