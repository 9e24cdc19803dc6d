import { useState } from "react";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { EmailField } from "../form/usual-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { findNewPasswordErrors, NewPasswordFields, readNewPassword } from "../session/new-password-fields.tsx";

/** The form that sets up an empty shop. */
export type SentSetup = {
  code: string;
  shop_name: string;
  country: string;
  currency: string;
  language: string;
  time_zone: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  password_confirmation: string;
};

type Choice = { code: string; name: string };

export type SetupFormProps = {
  /** From the link in the log. */
  code: string;
  /** With the currency that is paid with there, if it is known. */
  countries: readonly (Choice & { currency: string | null })[];
  currencies: readonly Choice[];
  languages: readonly Choice[];
  defaults: { country: string; currency: string; language: string };
  onSetUp: (setup: SentSetup) => Promise<FieldErrors | null>;
};

/** The first screen of an empty shop: its name, its address, and its operator. */
export function SetupForm(props: SetupFormProps) {
  const { code, onSetUp } = props;
  const { t } = usePage();

  const form = useForm({
    save: (data, element) => findNewPasswordErrors(element, t) ?? onSetUp(readSetup(data)),
  });

  return (
    <div className="content-width py-8 sm:py-14">
      <div className="mx-auto max-w-2xl rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
        <h1 className="text-3xl">{t("Set up your shop")}</h1>
        <p className="mt-2 text-muted">{t("Name your shop and create the account that runs it.")}</p>
        <Form {...form} method="post" aria-label={t("Set up your shop")} className="mt-6 space-y-8">
          <TextField
            name="code"
            label={t("Code")}
            required
            defaultValue={code}
            hint={t("You'll find it in the server log.")}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            dir="ltr"
          />
          <ShopFields {...props} />
          <OperatorFields />
          <FormError />
          <SubmitButton size="large" className="w-full">
            {t("Open shop")}
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

function ShopFields({ countries, currencies, languages, defaults }: SetupFormProps) {
  const { t } = usePage();
  const [currency, setCurrency] = useState(defaults.currency);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-xl font-semibold">{t("The shop")}</legend>
      <TextField
        name="shop_name"
        label={t("Shop name")}
        required
        maxLength={80}
        className="sm:col-span-2"
        autoComplete="organization"
      />
      <ChoiceField
        name="country"
        label={t("Country")}
        choices={countries}
        initial={defaults.country}
        onChange={(chosen) => {
          const usual = countries.find(({ code }) => code === chosen)?.currency;
          if (currencies.some(({ code }) => code === usual)) setCurrency(usual!);
        }}
      />
      <ChoiceField
        name="currency"
        label={t("Base currency")}
        hint={t("Your books are kept in it. It can't be changed later.")}
        choices={currencies}
        value={currency}
        onChange={setCurrency}
      />
      <ChoiceField name="language" label={t("Language")} choices={languages} initial={defaults.language} />
    </fieldset>
  );
}

function ChoiceField({
  name,
  label,
  choices,
  hint,
  initial,
  value,
  onChange,
}: {
  name: string;
  label: string;
  choices: readonly Choice[];
  hint?: string;
  initial?: string;
  value?: string;
  onChange?: (chosen: string) => void;
}) {
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      required
      {...(value === undefined ? { defaultValue: initial } : { value })}
      onChange={(event) => onChange?.(event.target.value)}
    >
      <Options of={choices} />
    </SelectField>
  );
}

function OperatorFields() {
  const { t } = usePage();
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-xl font-semibold">{t("Owner account")}</legend>
      <TextField name="first_name" label={t("First name")} required autoComplete="given-name" maxLength={80} />
      <TextField name="last_name" label={t("Last name")} required autoComplete="family-name" maxLength={80} />
      <EmailField name="email" label={t("Email")} required autoComplete="email" className="sm:col-span-2" />
      <NewPasswordFields isFirst />
    </fieldset>
  );
}

function readSetup(data: FormData): SentSetup {
  return {
    code: textOf(data, "code"),
    shop_name: textOf(data, "shop_name"),
    country: textOf(data, "country"),
    currency: textOf(data, "currency"),
    language: textOf(data, "language"),
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    first_name: textOf(data, "first_name"),
    last_name: textOf(data, "last_name"),
    email: textOf(data, "email"),
    ...readNewPassword(data),
  };
}
