import type { ComponentType } from "react";
import type { PostTexts } from "#domain/platform/blog-admin/blog-admin.ts";
import { PageTextFields } from "../page-admin/page-text-fields.tsx";
import type { RichTextProps } from "../page-admin/rich-text.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type PostTextFieldsProps = {
  /** Before the names of the fields. */
  name: string;
  /** Of the text, by its name; absent for the text of all languages. */
  language?: string | undefined;
  texts: PostTexts;
  richText: ComponentType<RichTextProps>;
  errors: FieldErrors;
  onChange: (texts: PostTexts) => void;
};

/** Title, summary, text and description of a post in one language. */
export function PostTextFields({ name, language, texts, richText, errors, onChange }: PostTextFieldsProps) {
  const { t } = usePage();
  return (
    <div className="grid gap-4">
      <TextArea
        name={`${name}summary`}
        label={t("Summary")}
        hint={t("One or two sentences, shown in lists and feeds.")}
        value={texts.summary}
        dir="auto"
        rows={2}
        maxLength={300}
        error={errors.summary}
        onChange={(event) => onChange({ ...texts, summary: event.target.value })}
      />
      <PageTextFields
        name={name}
        language={language}
        texts={texts}
        richText={richText}
        errors={errors}
        onChange={(changed) => onChange({ ...texts, ...changed })}
      />
    </div>
  );
}
