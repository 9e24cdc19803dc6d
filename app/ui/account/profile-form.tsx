import type { Profile } from "#domain/customers/customer/customer.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { PhoneField } from "../form/usual-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

/** The payload for changing the profile. */
export type SentProfile = {
  first_name: string;
  last_name: string;
  phone: string;
  language_code: string;
  vat_number: string;
};

type ProfileFormProps = {
  profile: Profile;
  /** The language names, each in its own language. */
  languages: readonly { code: string; name: string }[];
  onSave: (profile: SentProfile) => Promise<FieldErrors | null>;
};

export function ProfileForm({ profile, languages, onSave }: ProfileFormProps) {
  const { t, language } = usePage();

  const form = useForm({
    isChecked: true,
    save: (data) =>
      onSave({
        first_name: textOf(data, "first_name"),
        last_name: textOf(data, "last_name"),
        phone: textOf(data, "phone"),
        language_code: textOf(data, "language_code"),
        vat_number: textOf(data, "vat_number"),
      }),
  });

  return (
    <Form
      {...form}
      method="post"
      aria-label={t("Edit profile")}
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={t("First name")}
          autoComplete="given-name"
          required
          defaultValue={profile.firstName}
          maxLength={80}
          dir="auto"
        />
        <TextField
          name="last_name"
          label={t("Last name")}
          autoComplete="family-name"
          required
          defaultValue={profile.lastName}
          maxLength={80}
          dir="auto"
        />
        <PhoneField required={false} defaultValue={profile.phone ?? ""} />
        <SelectField
          name="language_code"
          label={t("Email language")}
          required
          defaultValue={profile.languageCode ?? language.code}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="vat_number"
          label={t("VAT number (companies only)")}
          hint={t("Filled in for you at checkout, where it's verified.")}
          required={false}
          defaultValue={profile.vatNumber}
          maxLength={40}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <FormError className="mt-4" />
      <SubmitButton className="mt-6" />
    </Form>
  );
}
