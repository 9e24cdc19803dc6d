import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { SpecificationTemplate } from "#domain/catalog/specification-template/specification-template.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { Languages } from "./term-dialog.tsx";

export type TypedTemplate = {
  name: string;
  category_id: number | null;
  rows: string[];
  translations: Record<string, string[]>;
};

type TemplateDialogProps = {
  /** Null for a new one. */
  template: SpecificationTemplate | null;
  categories: readonly CategoryChoice[];
  languages: Languages;
  onSave: (typed: TypedTemplate) => Promise<FieldErrors | null>;
  onClose: () => void;
};

const INDENT = "\u2003";

/** Name, category and rows of a template, with the names of the rows in other languages. */
export function TemplateDialog({ template, categories, languages, onSave, onClose }: TemplateDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => onSave(readTemplate(data, languages)),
    onClose,
  });
  const errorOfRows = Object.entries(dialog.errors).find(([field]) => field.startsWith("rows"))?.[1];
  const lines = (template?.rows.length ?? 0) + 3;
  return (
    <FormDialog title={template?.name ?? t("New template")} width="medium" {...dialog}>
      <TextField name="name" label={t("Name")} required maxLength={80} dir="auto" defaultValue={template?.name} />
      <SelectField
        name="category_id"
        label={t("Category")}
        required={false}
        defaultValue={template?.categoryId ?? ""}
        hint={t("Suggested first for products in this category and its subcategories.")}
      >
        <option value="">{t("Any category")}</option>
        {categories.map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {INDENT.repeat(depth) + name}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="rows"
        label={t("Rows")}
        required
        rows={lines}
        dir="auto"
        defaultValue={template?.rows.join("\n")}
        hint={t("One per line, such as Material. Sellers fill in the values.")}
        error={errorOfRows}
      />
      {languages.map(({ code, name, direction }) => (
        <TextArea
          key={code}
          name={`translations.${code}`}
          label={name}
          required={false}
          rows={lines}
          lang={code}
          dir={direction}
          defaultValue={template?.translations.find(({ language }) => language === code)?.rows.join("\n")}
          hint={t("The same rows in the same order.")}
        />
      ))}
    </FormDialog>
  );
}

function readTemplate(data: FormData, languages: Languages): TypedTemplate {
  const linesOf = (name: string) =>
    textOf(data, name)
      .split("\n")
      .map((line) => line.trim());
  return {
    name: textOf(data, "name"),
    category_id: Number(textOf(data, "category_id")) || null,
    rows: linesOf("rows").filter(Boolean),
    translations: Object.fromEntries(languages.map(({ code }) => [code, linesOf(`translations.${code}`)])),
  };
}
