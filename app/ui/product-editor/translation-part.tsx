import { useState } from "react";
import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductTexts } from "#domain/catalog/product-admin/product-admin.ts";
import { plainTextOf } from "#shared/rich-text.ts";
import { useFormState } from "../form/form-state.ts";
import { AccountCard } from "../account/account-card.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { TranslationPair } from "../parts/translation-pair.tsx";
import { DescriptionField, type RichTextField } from "./description-field.tsx";
import type { EditorPartProps } from "./editor-props.ts";
import { NO_TEXTS } from "./editor-state.ts";

type TranslationPartProps = EditorPartProps & { choices: ProductChoices; richText: RichTextField };

/** The texts in another language, next to those in the shop's own. */
export function TranslationPart({ product, choices, richText, onChange }: TranslationPartProps) {
  const { t } = usePage();
  const { errors } = useFormState();
  const [chosen, setChosen] = useState(choices.languages[0]?.code ?? "");
  const language = choices.languages.find(({ code }) => code === chosen);
  if (!language) return null;
  const texts = product.translations[language.code] ?? NO_TEXTS;
  const set = (changed: Partial<ProductTexts>) =>
    onChange({ translations: { ...product.translations, [language.code]: { ...texts, ...changed } } });
  return (
    <AccountCard title={t("Translations")} text={t("Fields you leave empty are shown in the shop's main language.")}>
      <div className="grid gap-5">
        <SelectField
          label={t("Language")}
          className="max-w-64"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {choices.languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {(product.translations[code]?.name ?? "") === "" ? name : `${name} ✓`}
            </option>
          ))}
        </SelectField>
        <TranslationPair source={product.name}>
          <TextField
            name={`translations.${language.code}.name`}
            label={t("Product name")}
            required={false}
            maxLength={200}
            dir={language.direction}
            lang={language.code}
            value={texts.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        </TranslationPair>
        <TranslationPair source={product.shortDescription}>
          <TextArea
            name={`translations.${language.code}.short_description`}
            label={t("Short description")}
            required={false}
            maxLength={500}
            rows={2}
            dir={language.direction}
            lang={language.code}
            value={texts.shortDescription}
            onChange={(event) => set({ shortDescription: event.currentTarget.value })}
          />
        </TranslationPair>
        <TranslationPair source={plainTextOf(product.description)}>
          <DescriptionField
            key={language.code}
            richText={richText}
            label={t("Description")}
            value={texts.description}
            error={errors[`translations.${language.code}.description`]}
            onChange={(description) => set({ description })}
          />
        </TranslationPair>
        {product.specification.map((row, index) => (
          <TranslationPair key={row.name} source={`${row.name}: ${row.value}`}>
            <SpecificationFields
              language={language}
              row={texts.specification[index] ?? { name: "", value: "" }}
              number={index + 1}
              onChange={(changed) => set({ specification: withRow(texts.specification, index, changed) })}
            />
          </TranslationPair>
        ))}
        <TranslationPair source={product.seoTitle || product.name}>
          <TextField
            label={t("Title in search results")}
            required={false}
            maxLength={120}
            dir={language.direction}
            lang={language.code}
            value={texts.seoTitle}
            onChange={(event) => set({ seoTitle: event.currentTarget.value })}
          />
        </TranslationPair>
        <TranslationPair source={product.seoDescription || product.shortDescription}>
          <TextArea
            label={t("Description in search results")}
            required={false}
            maxLength={320}
            rows={2}
            dir={language.direction}
            lang={language.code}
            value={texts.seoDescription}
            onChange={(event) => set({ seoDescription: event.currentTarget.value })}
          />
        </TranslationPair>
      </div>
    </AccountCard>
  );
}

type Row = { name: string; value: string };

function SpecificationFields({
  language,
  row,
  number,
  onChange,
}: {
  language: { code: string; direction: "ltr" | "rtl" };
  row: Row;
  number: number;
  onChange: (row: Row) => void;
}) {
  const { t } = usePage();
  const common = { dir: language.direction, lang: language.code } as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      <TextField
        {...common}
        label={t("Property {number}", { number: String(number) })}
        maxLength={80}
        value={row.name}
        onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
      />
      <TextField
        {...common}
        label={t("Value {number}", { number: String(number) })}
        maxLength={500}
        value={row.value}
        onChange={(event) => onChange({ ...row, value: event.currentTarget.value })}
      />
    </div>
  );
}

function withRow(rows: readonly Row[], index: number, row: Row): Row[] {
  return Array.from({ length: Math.max(rows.length, index + 1) }, (_none, each) =>
    each === index ? row : (rows[each] ?? { name: "", value: "" }),
  );
}
