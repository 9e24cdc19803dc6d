import type { PaymentSettings } from "#domain/payment/attempt/payment-settings.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import { useFormState } from "../form/form-state.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { TextField } from "../parts/field.tsx";
import { MethodTexts } from "./method-texts.tsx";
import { usePage } from "../parts/page.tsx";

/** The methods in the order of the checkout. */
export function methodsOf({ providers, methodOrder }: PaymentSettings): { code: string; name: string | null }[] {
  const placeOf = (code: string) => (methodOrder.includes(code) ? methodOrder.indexOf(code) : methodOrder.length);
  return [
    { code: "cash_on_delivery", name: null },
    ...providers.map(({ code, name }) => ({ code, name })),
    { code: "offline_method", name: null },
  ].toSorted((one, other) => placeOf(one.code) - placeOf(other.code));
}

type MethodPlacesProps = {
  settings: PaymentSettings;
  languages: readonly { code: string; name: string }[];
};

/** In which order, for which destinations, and in which words the methods are offered. */
export function MethodPlaces({ settings, languages }: MethodPlacesProps) {
  const { t } = usePage();
  const { errors } = useFormState();
  return methodsOf(settings).map(({ code, name }, index) => (
    <fieldset key={code} className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <legend className="float-start font-semibold sm:col-span-2">{name ?? paymentMethodName(code, t)}</legend>
      <WholeNumberField name={`place.${code}`} min={1} required label={t("Position")} defaultValue={index + 1} />
      <TextField
        name={`countries.${code}`}
        label={t("Only for deliveries to")}
        hint={t("Country codes, such as US, CA. Leave empty for everywhere.")}
        required={false}
        maxLength={1_200}
        dir="ltr"
        autoComplete="off"
        defaultValue={(settings.methodCountries[code] ?? []).join(", ")}
        error={Object.entries(errors).find(([field]) => field.startsWith(`method_countries.${code}`))?.[1]}
      />
      <MethodTexts code={code} texts={settings.methodTexts} languages={languages} />
    </fieldset>
  ));
}
