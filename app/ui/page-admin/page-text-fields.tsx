import type { ComponentType } from "react";
import type { PageTexts } from "#domain/platform/page-admin/page-admin.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { RichTextProps } from "./rich-text.tsx";

type PageTextFieldsProps = {
  /** Before the names of the fields. */
  name: string;
  /** Of the text, by its name; absent for the text of all languages. */
  language?: string | undefined;
  texts: PageTexts;
  richText: ComponentType<RichTextProps>;
  errors: FieldErrors;
  onChange: (texts: PageTexts) => void;
};

/** Title, text and description of a page in one language. */
export function PageTextFields({ name, language, texts, richText: RichText, errors, onChange }: PageTextFieldsProps) {
  const { t } = usePage();
  const label = language === undefined ? t("Text") : t("Text in {language}", { language });
  return (
    <div className="grid gap-4">
      <TextField
        name={`${name}title`}
        label={t("Title")}
        value={texts.title}
        dir="auto"
        maxLength={120}
        error={errors.title}
        onChange={(event) => onChange({ ...texts, title: event.target.value })}
      />
      <div>
        <p className="mb-1 text-sm font-medium">{label}</p>
        <RichText label={label} value={texts.body} onChange={(body) => onChange({ ...texts, body })} />
        {errors.body && <p className="mt-1 text-sm text-danger">{errors.body}</p>}
      </div>
      <TextArea
        name={`${name}description`}
        label={t("Description for search engines")}
        hint={t("Leave it empty to use the start of the text.")}
        value={texts.description}
        dir="auto"
        rows={2}
        maxLength={300}
        error={errors.description}
        onChange={(event) => onChange({ ...texts, description: event.target.value })}
      />
    </div>
  );
}
