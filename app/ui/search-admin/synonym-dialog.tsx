import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextArea } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type SearchLanguages = readonly { code: string; name: string }[];
export type TypedSynonyms = { language_code: string; words: string[] };

type SynonymDialogProps = {
  title: string;
  /** As far as it is known; `isNew`: the language can be chosen. */
  group: { languageCode: string; words: readonly string[] };
  isNew: boolean;
  languages: SearchLanguages;
  /** Returns the validation errors; null on success. */
  onSave: (typed: TypedSynonyms) => Promise<FieldErrors | null>;
  onClose: () => void;
};

/** A group of words with the same meaning, one a line. */
export function SynonymDialog({ title, group, isNew, languages, onSave, onClose }: SynonymDialogProps) {
  const { t } = usePage();

  function save(data: FormData) {
    const words = textOf(data, "words").split(/[\n,،]/u);
    return onSave({
      language_code: isNew ? textOf(data, "language_code") : group.languageCode,
      words: words.map((word) => word.trim()).filter((word) => word !== ""),
    });
  }
  const dialog = useDialogForm({ save, onClose });
  return (
    <FormDialog title={title} {...dialog}>
      {isNew && (
        <SelectField name="language_code" label={t("Language")} defaultValue={group.languageCode}>
          <Options of={languages} />
        </SelectField>
      )}
      <TextArea
        name="words"
        label={t("Words with the same meaning")}
        hint={t("One per line, one or two words each. Searching for one finds products that match any.")}
        rows={6}
        dir="auto"
        maxLength={1_300}
        defaultValue={group.words.map((word) => `${word}\n`).join("")}
      />
    </FormDialog>
  );
}
