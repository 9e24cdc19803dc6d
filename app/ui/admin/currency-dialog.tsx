import { useState } from "react";
import type { CurrencyInput } from "#domain/platform/currency/currency.input.ts";
import type { BookedCurrency, CurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { Button } from "../parts/button.tsx";
import { CurrencyFormatFields, readFormatFields } from "./currency-format-fields.tsx";
import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type CurrencyDialogProps = {
  /** Null for a new one. */
  currency: BookedCurrency | null;
  /** The currencies that a new one can be. */
  addable: CurrencyBook["addable"];
  usual: CurrencyBook["usual"];
  hasSource: boolean;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (input: CurrencyInput & { code: string }) => Promise<FieldErrors | null>;
  /** Omitted where it cannot be removed. */
  onRemove?: (() => void) | undefined;
};

/** How a currency is shown and rounded; the base currency has no rate. */
export function CurrencyDialog({
  currency,
  addable,
  usual,
  hasSource,
  onClose,
  onSave,
  onRemove,
}: CurrencyDialogProps) {
  const { t } = usePage();
  const [code, setCode] = useState(addable[0]?.code ?? "");
  const [symbol, setSymbol] = useState(currency?.symbol ?? "");
  const isBase = currency?.isBase ?? false;

  const dialog = useDialogForm({
    save: (data) =>
      onSave({
        code: currency?.code ?? textOf(data, "code"),
        symbol: textOf(data, "symbol"),
        exchange_rate: isBase ? "1" : textOf(data, "exchange_rate").replace(",", "."),
        rounding_step: isBase ? currency!.roundingStep : textOf(data, "rounding_step").replace(",", "."),
        is_active: isBase || data.has("is_active"),
        is_rate_followed: isBase || data.has("is_rate_followed"),
        ...readFormatFields(data),
        ...(currency && { version: currency.version }),
      }),
    onClose,
  });

  return (
    <FormDialog title={currency ? `${currency.code} · ${currency.name}` : t("Add currency")} {...dialog}>
      {currency ? (
        <TextField
          name="symbol"
          required
          maxLength={8}
          autoComplete="off"
          label={t("Symbol")}
          value={symbol}
          onChange={(event) => setSymbol(event.target.value)}
        />
      ) : (
        <SelectField name="code" label={t("Currency")} value={code} onChange={(event) => setCode(event.target.value)}>
          {addable.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name} ({each.code})
            </option>
          ))}
        </SelectField>
      )}
      <CurrencyFormatFields
        key={`format of ${code}`}
        code={currency?.code ?? code}
        symbol={currency ? symbol : code}
        {...{ currency, usual }}
      />
      {!isBase && (
        <>
          <DecimalField
            name="exchange_rate"
            required
            label={t("Exchange rate")}
            hint={t("Units for 1 of the base currency. Existing orders keep their rate.")}
            defaultValue={currency?.exchangeRate}
          />
          <DecimalField
            name="rounding_step"
            required
            label={t("Rounding step")}
            hint={t("Prices are rounded to a multiple of this, such as 0.05.")}
            key={code}
            defaultValue={currency?.roundingStep ?? addable.find((each) => each.code === code)?.finestStep}
          />
          <CheckField
            name="is_rate_followed"
            defaultChecked={currency?.isRateFollowed ?? true}
            label={hasSource ? t("Update automatically") : t("Update automatically when a rate source is set up")}
          />
          <CheckField
            name="is_active"
            defaultChecked={currency?.isActive ?? true}
            label={t("Available to customers")}
          />
          {currency && currency.unpaidCount > 0 && (
            <p className="text-sm text-muted">
              {t("If you turn it off, orders already placed in it can still be paid.")}
            </p>
          )}
        </>
      )}
      {onRemove && (
        <p>
          <Button variant="quiet" size="small" className="text-danger" data-action="" onClick={onRemove}>
            {t("Remove this currency")}
          </Button>
        </p>
      )}
    </FormDialog>
  );
}
