import { useState } from "react";
import type { CategoryRecord } from "#domain/catalog/category-admin/category-admin.ts";
import type { Library } from "../media/library.ts";
import { SingleImage, type Upload } from "../catalog-terms/single-image.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { TranslationPair } from "../parts/translation-pair.tsx";

export type TypedCategory = {
  name: string;
  description: string;
  seo_title: string;
  seo_description: string;
  slug: string;
  image: string | null;
  icon: string | null;
  banner: string | null;
  /** Null: those of the category above it, or of the setting. */
  return_days: number | null;
  is_hidden: boolean;
  attribute_ids: number[];
  parent_id: number | null;
  translations: Record<string, { name: string; description: string; seo_title: string; seo_description: string }>;
};

type Images = Pick<TypedCategory, "image" | "icon" | "banner">;

type CategoryDialogProps = {
  /** Null for a new one. */
  category: CategoryRecord | null;
  categories: readonly CategoryRecord[];
  attributes: readonly { id: number; name: string }[];
  /** What the operator earns on its products; null where the user may not know. */
  commission: string | null;
  languages: readonly { code: string; name: string; direction: "ltr" | "rtl" }[];
  onUpload: Upload;
  library: Library;
  onSave: (typed: TypedCategory) => Promise<FieldErrors | null>;
  onClose: () => void;
};

const INDENT = "\u2003";

/** Name, address, image, texts and translations of a category. */
export function CategoryDialog({
  category,
  categories,
  attributes,
  commission,
  languages,
  onUpload,
  library,
  onSave,
  onClose,
}: CategoryDialogProps) {
  const { t } = usePage();
  const [pictures, setImages] = useState<Images>({
    image: category?.image ?? null,
    icon: category?.icon ?? null,
    banner: category?.banner ?? null,
  });
  const picture = (name: keyof Images, label: string) => (
    <SingleImage
      label={label}
      file={pictures[name]}
      onUpload={onUpload}
      library={library}
      onChange={(file) => setImages((before) => ({ ...before, [name]: file }))}
    />
  );

  const dialog = useDialogForm({
    save: (data) => onSave(readForm(data, pictures, languages)),
    onClose,
  });

  return (
    <FormDialog width="medium" title={category ? category.name : t("New category")} {...dialog}>
      <TextField name="name" label={t("Name")} required maxLength={80} dir="auto" defaultValue={category?.name} />
      {category === null && (
        <SelectField name="parent_id" label={t("Parent category")}>
          <option value="">{t("None (top level)")}</option>
          {categories.map(({ id, name, depth }) => (
            <option key={id} value={id}>
              {INDENT.repeat(depth) + name}
            </option>
          ))}
        </SelectField>
      )}
      {picture("image", t("Picture"))}
      {picture("icon", t("Icon in menus"))}
      {picture("banner", t("Banner above its products"))}
      <TextArea
        name="description"
        label={t("Description")}
        required={false}
        maxLength={5000}
        dir="auto"
        defaultValue={category?.description}
      />
      <TextField
        name="slug"
        label={t("Address")}
        required={false}
        maxLength={120}
        dir="ltr"
        defaultValue={category?.slug}
        hint={t("Made from the name if you leave it empty. Old addresses redirect to the new one.")}
      />
      <TextField
        name="seo_title"
        label={t("Title in search results")}
        required={false}
        maxLength={120}
        dir="auto"
        defaultValue={category?.seoTitle}
      />
      <TextArea
        name="seo_description"
        label={t("Description in search results")}
        required={false}
        maxLength={320}
        rows={2}
        dir="auto"
        defaultValue={category?.seoDescription}
      />
      <WholeNumberField
        name="return_days"
        label={t("Days to return its products")}
        required={false}
        min={0}
        max={3650}
        defaultValue={category?.returnDays ?? ""}
        hint={t("Empty: as in the category above it, or in the settings. Counts for new orders.")}
      />
      <CheckField
        name="is_hidden"
        label={t("Hide it from menus and category lists")}
        defaultChecked={category?.isHidden ?? false}
      />
      {attributes.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{t("Attributes of its products")}</legend>
          <p className="mb-2 text-sm text-muted">
            {t("Suggested first in the product editor, including for its subcategories.")}
          </p>
          <div className="flex max-h-48 flex-wrap gap-x-5 gap-y-2 overflow-y-auto">
            {attributes.map(({ id, name }) => (
              <CheckField
                key={id}
                name="attribute_ids"
                value={id}
                label={name}
                defaultChecked={category?.attributeIds.includes(id) ?? false}
              />
            ))}
          </div>
        </fieldset>
      )}
      {commission !== null && (
        <p className="text-sm text-muted">
          {t("Commission")}: <bdi>{commission}</bdi>
        </p>
      )}
      {languages.map((language) => (
        <TranslationFields
          key={language.code}
          language={language}
          original={category}
          texts={category?.translations.find((each) => each.language === language.code)}
        />
      ))}
    </FormDialog>
  );
}

type TranslationFieldsProps = {
  language: CategoryDialogProps["languages"][number];
  /** As stored; null for a new one. */
  original: CategoryRecord | null;
  texts: CategoryRecord["translations"][number] | undefined;
};

function TranslationFields({ language: { code, name, direction }, original, texts }: TranslationFieldsProps) {
  const { t } = usePage();
  const common = { required: false, dir: direction, lang: code } as const;
  return (
    <details className="rounded-field border border-line p-3">
      <summary className="min-h-6 cursor-pointer text-sm font-medium">
        {name} {texts && <span className="font-normal text-muted">· {texts.name}</span>}
      </summary>
      <div className="mt-3 grid gap-3">
        <TranslationPair source={original?.name ?? ""}>
          <TextField
            {...common}
            name={`translations.${code}.name`}
            label={t("Name")}
            maxLength={80}
            defaultValue={texts?.name}
          />
        </TranslationPair>
        <TranslationPair source={original?.description ?? ""}>
          <TextArea
            {...common}
            name={`translations.${code}.description`}
            label={t("Description")}
            maxLength={5000}
            defaultValue={texts?.description}
          />
        </TranslationPair>
        <TranslationPair source={original?.seoTitle ?? ""}>
          <TextField
            {...common}
            name={`translations.${code}.seo_title`}
            label={t("Title in search results")}
            maxLength={120}
            defaultValue={texts?.seoTitle}
          />
        </TranslationPair>
        <TranslationPair source={original?.seoDescription ?? ""}>
          <TextField
            {...common}
            name={`translations.${code}.seo_description`}
            label={t("Description in search results")}
            maxLength={320}
            defaultValue={texts?.seoDescription}
          />
        </TranslationPair>
      </div>
    </details>
  );
}

function readForm(data: FormData, pictures: Images, languages: readonly { code: string }[]): TypedCategory {
  const text = (name: string) => textOf(data, name);
  return {
    name: text("name"),
    description: text("description"),
    seo_title: text("seo_title"),
    seo_description: text("seo_description"),
    slug: text("slug"),
    ...pictures,
    return_days: text("return_days") === "" ? null : Number(text("return_days")),
    is_hidden: data.has("is_hidden"),
    attribute_ids: data.getAll("attribute_ids").map(Number),
    parent_id: Number(text("parent_id")) || null,
    translations: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        {
          name: text(`translations.${code}.name`),
          description: text(`translations.${code}.description`),
          seo_title: text(`translations.${code}.seo_title`),
          seo_description: text(`translations.${code}.seo_description`),
        },
      ]),
    ),
  };
}
