import { useState } from "react";
import type { ShippingQuote } from "#domain/checkout/shipping/quote-shipping.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { isolated } from "../parts/isolated.ts";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import type { Country } from "./rate-dialog.tsx";

export type TriedParcel = { country: string; postal_code: string; weight: string };

type ShippingTrialProps = {
  countries: readonly Country[];
  /** Null if it failed; a message says why. */
  onTry: (parcel: TriedParcel) => Promise<ShippingQuote[] | null>;
};

/** Shows what an item of some weight would cost to a postal code, as at checkout. */
export function ShippingTrial({ countries, onTry }: ShippingTrialProps) {
  const { t } = usePage();
  const [quotes, setQuotes] = useState<ShippingQuote[] | null>(null);
  const form = useForm({
    async save(data) {
      const parcel = {
        country: textOf(data, "country"),
        postal_code: textOf(data, "postal_code"),
        weight: textOf(data, "weight") || "0",
      };
      setQuotes(await onTry(parcel));
      return null;
    },
  });

  return (
    <section aria-label={t("Try it")} className="mb-8">
      <h2 className="text-xl">{t("Try it")}</h2>
      <p className="mb-3 text-sm text-muted">{t("See what one item would cost to ship, exactly as at checkout.")}</p>
      <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <Form
          {...form}
          noValidate={false}
          className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end"
        >
          <SelectField name="country" label={t("Country")}>
            <Options of={countries} />
          </SelectField>
          <TextField name="postal_code" label={t("Postal code")} required={false} maxLength={20} dir="ltr" />
          <WholeNumberField name="weight" label={t("Weight (g)")} min={0} max={1_000_000_000} required={false} />
          <SubmitButton variant="secondary" data-action="">
            {t("Show price")}
          </SubmitButton>
        </Form>
        <div role="status" className="empty:hidden">
          {quotes && <Quotes quotes={quotes} />}
        </div>
      </div>
    </section>
  );
}

function Quotes({ quotes }: { quotes: readonly ShippingQuote[] }) {
  const { t } = usePage();
  if (quotes.length === 0) return <p className="mt-4 text-sm">{t("No shipping method covers this.")}</p>;
  return (
    <ul className="mt-4 grid gap-2 text-sm">
      {quotes.map(({ id, name, price, minimumDays, maximumDays }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <span>
            <bdi className="font-semibold">{name}</bdi>{" "}
            <span className="text-muted">{t("{from} to {to} days", { from: minimumDays, to: maximumDays })}</span>
          </span>
          <span className="figures font-semibold">{isolated(price.formatted)}</span>
        </li>
      ))}
    </ul>
  );
}
