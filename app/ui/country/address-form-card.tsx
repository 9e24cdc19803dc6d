import { useState } from "react";
import type { CountryAddressForm } from "#domain/platform/country-admin/find-all-countries.ts";
import type { AddressFormInput } from "#domain/platform/country-admin/address-form.input.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Chip } from "../admin/chip.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { AddressFormDialog, partLabel } from "./address-form-dialog.tsx";

type AddressFormCardProps = {
  forms: readonly CountryAddressForm[];
  countries: readonly { code: string; name: string }[];
  onSave: (input: AddressFormInput) => Promise<FieldErrors | null>;
  onReset: (countryCode: string) => Promise<void>;
};

/** Which parts an address has in each country. */
export function AddressFormCard({ forms, countries, onSave, onReset }: AddressFormCardProps) {
  const { t } = usePage();
  const sold = countries.filter(({ code }) => forms.some(({ countryCode }) => countryCode === code));
  const [country, setCountry] = useState(sold[0]?.code ?? "");
  const [isOpen, setOpen] = useState(false);
  const chosen = forms.find(({ countryCode }) => countryCode === country);
  const name = sold.find(({ code }) => code === country)?.name ?? country;
  return (
    <AccountCard
      title={t("Address forms")}
      text={t("The fields that customers fill in for an address, in their order. Saved addresses aren't affected.")}
    >
      <div className="grid gap-4">
        <SelectField label={t("Country")} value={country} onChange={(event) => setCountry(event.target.value)}>
          <Options of={sold} />
        </SelectField>
        {chosen && (
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 basis-64 text-sm">
              {chosen.form.parts.map((part) => partLabel(t, part, chosen.form)).join(" · ")}{" "}
              {chosen.isChanged && <Chip tone="calm">{t("Changed")}</Chip>}
            </p>
            <Button variant="secondary" size="small" data-action="" onClick={() => setOpen(true)}>
              {t("Edit")}
              <span className="sr-only">: {name}</span>
            </Button>
            {chosen.isChanged && (
              <Button variant="quiet" size="small" data-action="" onClick={() => void onReset(country)}>
                {t("Reset")}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen && chosen && (
        <AddressFormDialog title={name} chosen={chosen} onClose={() => setOpen(false)} onSave={onSave} />
      )}
    </AccountCard>
  );
}
