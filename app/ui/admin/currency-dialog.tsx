import { type FormEvent, useState } from "react";
import type { CurrencyInput } from "#domain/platform/currency/currency.input.ts";
import type { BookedCurrency, CurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Dialog } from "../parts/dialog.tsx";
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const [code, setCode] = useState(addable[0]?.code ?? "");
  const [symbol, setSymbol] = useState(currency?.symbol ?? "");
  const isBase = currency?.isBase ?? false;

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    const wrong = await onSave({
      code: currency?.code ?? textOf(form, "code"),
      symbol: textOf(form, "symbol"),
      exchange_rate: isBase ? "1" : textOf(form, "exchange_rate").replace(",", "."),
      rounding_step: isBase ? currency!.roundingStep : textOf(form, "rounding_step").replace(",", "."),
      is_active: isBase || form.has("is_active"),
      is_rate_followed: isBase || form.has("is_rate_followed"),
      ...readFormatFields(form),
      ...(currency && { version: currency.version }),
    });
    setPending(false);
    if (wrong === null) onClose();
    else setErrors(wrong);
  }

  return (
    <Dialog
      isOpen
      width="narrow"
      title={currency ? `${currency.code} · ${currency.name}` : t("Add currency")}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void save(event)}>
        {errors.form && <p className="text-sm text-danger">{errors.form}</p>}
        {currency ? (
          <TextField
            name="symbol"
            required
            maxLength={8}
            autoComplete="off"
            label={t("Symbol")}
            value={symbol}
            onChange={(event) => setSymbol(event.target.value)}
            error={errors.symbol}
          />
        ) : (
          <SelectField
            name="code"
            label={t("Currency")}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={errors.code}
          >
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
            <TextField
              name="exchange_rate"
              required
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              label={t("Exchange rate")}
              hint={t("Units for 1 of the base currency. Existing orders keep their rate.")}
              defaultValue={currency?.exchangeRate}
              error={errors.exchange_rate}
            />
            <TextField
              name="rounding_step"
              required
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              label={t("Rounding step")}
              hint={t("Prices are rounded to a multiple of this, such as 0.05.")}
              key={code}
              defaultValue={currency?.roundingStep ?? addable.find((each) => each.code === code)?.finestStep}
              error={errors.rounding_step}
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
        <DialogActions isPending={isPending} onBack={onClose} />
      </form>
    </Dialog>
  );
}
