import type { ShopProfileForm } from "#domain/shops/profile/profile.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { TranslationPair } from "../parts/translation-pair.tsx";

type Texts = { tagline: string; city: string; story: string; policies: string };

export type SentProfile = Texts & {
  name: string;
  opening_hours: string;
  holiday_from: string;
  holiday_until: string;
  holiday_message: string;
  translations: (Texts & { language_code: string })[];
};

type ProfileFormProps = {
  profile: ShopProfileForm;
  /** The languages that it can be translated into. */
  languages: readonly { code: string; name: string }[];
  isReadOnly: boolean;
  onSave: (sent: SentProfile) => Promise<FieldErrors | null>;
};

/** A shop's profile in each language, and its holiday. */
export function ProfileForm({ profile, languages, isReadOnly, onSave }: ProfileFormProps) {
  const { t } = usePage();

  const form = useForm({ isChecked: true, save: (data) => onSave(readProfile(data, languages)) });

  return (
    <Form {...form} aria-label={t("Shop page")}>
      <fieldset disabled={isReadOnly} className="grid gap-5">
        <legend className="sr-only">{t("Shop page")}</legend>
        <AccountCard title={t("About your shop")}>
          <div className="grid gap-4">
            <TextField name="name" label={t("Shop name")} defaultValue={profile.name} required maxLength={80} />
            <TextFields prefix="" texts={profile} />
            <TextArea
              name="opening_hours"
              label={t("Opening hours")}
              defaultValue={profile.openingHours}
              maxLength={500}
              required={false}
            />
          </div>
        </AccountCard>
        <HolidayCard profile={profile} />
        {languages.map(({ code, name }) => (
          <AccountCard key={code} title={name}>
            <TextFields
              prefix={`${code}.`}
              texts={profile.translations.find(({ languageCode }) => languageCode === code)}
              original={profile}
            />
          </AccountCard>
        ))}
        <div>
          <SubmitButton disabled={isReadOnly} />
        </div>
      </fieldset>
    </Form>
  );
}

function HolidayCard({ profile }: Pick<ProfileFormProps, "profile"> & {}) {
  const { t } = usePage();
  return (
    <AccountCard
      title={t("Vacation")}
      text={t("Your products stay listed, but can't be ordered from the first to the last day.")}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="holiday_from"
          type="date"
          label={t("First day")}
          defaultValue={profile.holidayFrom ?? ""}
          required={false}
        />
        <TextField
          name="holiday_until"
          type="date"
          label={t("Last day")}
          defaultValue={profile.holidayUntil ?? ""}
          required={false}
        />
        <TextArea
          name="holiday_message"
          label={t("Message to customers")}
          defaultValue={profile.holidayMessage}
          maxLength={500}
          required={false}
          className="sm:col-span-2"
        />
      </div>
    </AccountCard>
  );
}

type TextFieldsProps = {
  prefix: string;
  texts: Texts | undefined;
  /** For a translation. */
  original?: Texts;
};

function TextFields({ prefix, texts, original }: TextFieldsProps) {
  const { t } = usePage();
  return (
    <div className="grid gap-4">
      <TranslationPair source={original?.tagline}>
        <TextField
          name={`${prefix}tagline`}
          label={t("Tagline")}
          defaultValue={texts?.tagline}
          required={false}
          maxLength={160}
          dir="auto"
        />
      </TranslationPair>
      <TranslationPair source={original?.city}>
        <TextField
          name={`${prefix}city`}
          label={t("City")}
          defaultValue={texts?.city}
          required={false}
          maxLength={100}
          dir="auto"
        />
      </TranslationPair>
      <TranslationPair source={original?.story}>
        <TextArea
          name={`${prefix}story`}
          label={t("Story")}
          rows={5}
          defaultValue={texts?.story}
          required={false}
          maxLength={4000}
          dir="auto"
        />
      </TranslationPair>
      <TranslationPair source={original?.policies}>
        <TextArea
          name={`${prefix}policies`}
          label={t("Policies")}
          rows={4}
          defaultValue={texts?.policies}
          required={false}
          maxLength={4000}
          dir="auto"
        />
      </TranslationPair>
    </div>
  );
}

function readProfile(data: FormData, languages: readonly { code: string }[]): SentProfile {
  const textsOf = (prefix: string): Texts => ({
    tagline: textOf(data, `${prefix}tagline`),
    city: textOf(data, `${prefix}city`),
    story: textOf(data, `${prefix}story`),
    policies: textOf(data, `${prefix}policies`),
  });
  return {
    ...textsOf(""),
    name: textOf(data, "name"),
    opening_hours: textOf(data, "opening_hours"),
    holiday_from: textOf(data, "holiday_from"),
    holiday_until: textOf(data, "holiday_until"),
    holiday_message: textOf(data, "holiday_message"),
    translations: languages.map(({ code }) => ({ language_code: code, ...textsOf(`${code}.`) })),
  };
}
