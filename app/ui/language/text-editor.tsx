import { useState } from "react";
import type { LanguageText } from "#domain/platform/language-admin/language-admin.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Chip } from "../admin/chip.tsx";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type TextEditorProps = {
  texts: readonly LanguageText[];
  direction: "ltr" | "rtl";
  /** Called with the typed text. */
  onChange?: (changed: Record<string, string>) => void;
  /** Only the changes, with the former values; returns the validation errors, null on success. */
  onSave: (changed: Record<string, string>, known: Record<string, string>) => Promise<FieldErrors | null>;
};

/** Sentences next to their translations. An emptied one is the software's own again. */
export function TextEditor({ texts, direction, onChange, onSave }: TextEditorProps) {
  const { t } = usePage();
  const [changed, setChanged] = useState<Record<string, string>>({});
  const [known, setKnown] = useState<Record<string, string>>({});
  const form = useForm({
    save: () => onSave(changed, known),
    onSaved() {
      setChanged({});
      setKnown({});
    },
  });

  return (
    <Form {...form} className="grid gap-4">
      <FormError />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {texts.map(({ keyword, text, isOwn }) => (
          <li key={keyword} className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-2">
            <div className="min-w-0">
              <p dir="ltr" lang="en" className="wrap-anywhere">
                {keyword}
              </p>
              {isOwn && <Chip tone="calm">{t("Your own")}</Chip>}
            </div>
            <TextArea
              name={`texts.${keyword}`}
              label={t("Translation of {text}", { text: keyword })}
              isLabelHidden
              rows={keyword.length > 90 ? 3 : 2}
              dir={direction}
              defaultValue={text}
              maxLength={2_000}
              onChange={(event) => {
                const next = { ...changed, [keyword]: event.target.value };
                setChanged(next);
                if (!Object.hasOwn(known, keyword)) setKnown({ ...known, [keyword]: text });
                onChange?.(next);
              }}
            />
          </li>
        ))}
      </ul>
      <div>
        <SubmitButton disabled={Object.keys(changed).length === 0} />
      </div>
    </Form>
  );
}
