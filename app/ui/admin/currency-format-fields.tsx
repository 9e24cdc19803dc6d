import { useState } from "react";
import type { BookedCurrency, CurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import {
  addMoney,
  minorDigits,
  percentOf,
  showMoney,
  SYMBOL_FORMATS,
  type SymbolFormat,
  timesQuantity,
  unitOf,
} from "#shared/money.ts";
import { NUMBER_STYLES, separatorsOf } from "#shared/number-style.ts";
import { Amount } from "../cart/amount.tsx";
import { textOf } from "../form/read-form.ts";
import { CheckField, SelectField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type CurrencyFormatFieldsProps = {
  code: string;
  symbol: string;
  /** Null for a new one. */
  currency: BookedCurrency | null;
  usual: CurrencyBook["usual"];
};

const EXAMPLE_UNITS = 1_234_567;
/** In basis points. */
const HALF = 5_000;

/** Position of the symbol, separators and decimals of a currency's amounts, with an example of them. */
export function CurrencyFormatFields({ code, symbol, currency, usual }: CurrencyFormatFieldsProps) {
  const { t, language } = usePage();
  const [position, setPosition] = useState<string>(currency?.symbolFormat ?? "");
  const [style, setStyle] = useState<string>(currency?.numberStyle ?? "");
  const [omitsZeros, setOmitsZeros] = useState(currency?.omitsZeroDecimals ?? false);
  const numberStyle = NUMBER_STYLES.find((each) => each === style);
  const format = {
    symbol,
    decimals: 0,
    omitsZeroDecimals: omitsZeros,
    separators: numberStyle ? separatorsOf(numberStyle, language.code) : usual.separators,
    symbolFormat: SYMBOL_FORMATS.find((each) => each === position) ?? usual.symbolFormat,
  };
  const whole = timesQuantity(unitOf(code), EXAMPLE_UNITS);
  const examples = minorDigits(code) === 0 ? [whole] : [whole, addMoney(whole, percentOf(unitOf(code), HALF, "down"))];
  return (
    <>
      <SelectField
        name="symbol_format"
        label={t("Position of the symbol")}
        value={position}
        onChange={(event) => setPosition(event.target.value)}
      >
        <option value="">{t("As in your settings")}</option>
        {SYMBOL_FORMATS.map((each) => (
          <option key={each} value={each}>
            {writtenWith(symbol, each)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="number_style"
        label={t("Separators")}
        value={style}
        onChange={(event) => setStyle(event.target.value)}
      >
        <option value="">{t("As in your settings")}</option>
        {NUMBER_STYLES.map((each) => (
          <option key={each} value={each}>
            {each === "language" ? t("As in the customer's language") : exampleOf(each)}
          </option>
        ))}
      </SelectField>
      <CheckField
        name="omits_zero_decimals"
        checked={omitsZeros}
        onChange={(event) => setOmitsZeros(event.target.checked)}
        label={t("Show whole amounts without decimals")}
      />
      <p aria-live="polite">
        <span className="text-sm text-muted">{t("Example")}: </span>
        {examples
          .map((amount) => showMoney(amount, format))
          .map((shown) => (
            <bdi key={shown.amount} className="me-3 inline-block font-medium">
              <Amount value={shown} />
            </bdi>
          ))}
      </p>
    </>
  );
}

/** What the fields say, for the call. */
export function readFormatFields(form: FormData) {
  return {
    symbol_format: SYMBOL_FORMATS.find((each) => each === textOf(form, "symbol_format")) ?? null,
    number_style: NUMBER_STYLES.find((each) => each === textOf(form, "number_style")) ?? null,
    omits_zero_decimals: form.has("omits_zero_decimals"),
  };
}

function writtenWith(symbol: string, symbolFormat: SymbolFormat): string {
  const space = symbolFormat.includes("__") ? " " : "";
  return symbolFormat.startsWith("symbol") ? `${symbol}${space}10` : `10${space}${symbol}`;
}

function exampleOf(style: (typeof NUMBER_STYLES)[number]): string {
  const { thousands, decimal } = separatorsOf(style, "en");
  return `1${thousands}234${decimal}50`;
}
