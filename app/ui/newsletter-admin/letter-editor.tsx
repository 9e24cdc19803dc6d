import { type ComponentType, useState } from "react";
import type { NewsletterAudience, NewsletterLetter } from "#domain/platform/newsletter-admin/newsletter-admin.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import type { RichTextProps } from "../page-admin/rich-text.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { NamedOptions, Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { audienceName } from "./newsletter-labels.ts";

/** The payload; names as on the wire. */
export type SentLetter = {
  subject: string;
  body: string;
  language_code: string | null;
  audience: NewsletterAudience;
};

type LetterEditorProps = {
  /** Null for a new one. */
  letter: NewsletterLetter | null;
  languages: readonly { code: string; name: string }[];
  /** Loaded on this screen only. */
  richText: ComponentType<RichTextProps>;
  /** Returns the validation errors; null on success. */
  onSave: (sent: SentLetter) => Promise<FieldErrors | null>;
};

const AUDIENCES: readonly NewsletterAudience[] = ["everyone", "customers", "others"];

/** Writes a letter and chooses who gets it. */
export function LetterEditor({ letter, languages, richText: RichText, onSave }: LetterEditorProps) {
  const { t } = usePage();
  const [body, setBody] = useState(letter?.body ?? "");

  const form = useForm({
    save(data) {
      return onSave({
        subject: textOf(data, "subject"),
        body,
        language_code: textOf(data, "language_code") || null,
        audience: AUDIENCES.find((each) => each === textOf(data, "audience")) ?? "everyone",
      });
    },
  });

  return (
    <Form {...form} aria-label={t("Newsletter")} className="grid max-w-3xl gap-4">
      <TextField name="subject" label={t("Subject")} defaultValue={letter?.subject ?? ""} dir="auto" maxLength={150} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="audience" label={t("Recipients")} defaultValue={letter?.audience ?? "everyone"}>
          <NamedOptions values={AUDIENCES} nameOf={audienceName} />
        </SelectField>
        <SelectField
          name="language_code"
          label={t("Language of subscribers")}
          defaultValue={letter?.languageCode ?? ""}
        >
          <option value="">{t("All languages")}</option>
          <Options of={languages} />
        </SelectField>
      </div>
      <div>
        <p className="mb-1 text-sm font-medium">{t("Text")}</p>
        <RichText label={t("Text")} value={body} onChange={setBody} />
        {form.errors.body && <p className="mt-1 text-sm text-danger">{form.errors.body}</p>}
      </div>
      <FormError />
      <div>
        <SubmitButton />
      </div>
    </Form>
  );
}
