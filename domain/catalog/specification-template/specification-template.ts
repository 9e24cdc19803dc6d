/** The rows that specifications of a kind of product should have. */
export type SpecificationTemplate = {
  id: number;
  name: string;
  /** Offered first for products in it and in the categories below it; null: for any. */
  categoryId: number | null;
  rows: string[];
  /** In the order of `rows`; empty where one is not translated. */
  translations: { language: string; rows: string[] }[];
};

/** The name of a row in a language; empty if not translated. */
export function translationOf({ rows, translations }: SpecificationTemplate, language: string, row: string): string {
  const translated = translations.find((each) => each.language === language);
  return translated?.rows[rows.indexOf(row)] ?? "";
}

export type TemplateRecord = SpecificationTemplate & {
  /** How many products have all of its rows. */
  usesCount: number;
  version: string;
};

export type TemplateToSave = Omit<SpecificationTemplate, "id" | "translations"> & {
  translations: { languageCode: string; rows: string[] }[];
  /** Only translations into these are replaced. */
  translatedLanguages: string[];
};
