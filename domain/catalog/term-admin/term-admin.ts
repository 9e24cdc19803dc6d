/** A brand, a color, an attribute or one of its values, a tag or a unit, with everything that can be changed. */
export type TermRecord = {
  id: number;
  name: string;
  /** Of a brand; otherwise empty. */
  slug: string;
  /** The logo of a brand. */
  image: string | null;
  /** Of a color; otherwise empty. */
  hex: string;
  /** Of a value; otherwise null. */
  attributeId: number | null;
  /** Of an attribute: the page that helps to choose. */
  guidePageId: number | null;
  /** How many products (brands, tags, units) or variants (colors, attributes, values) have it. */
  usesCount: number;
  /** Names in other languages; brands and tags have one name. */
  translations: { language: string; name: string }[];
  version: string;
};

/** What the version of a term is of: what its form shows. */
export function recordOfTerm({ usesCount: _uses, ...form }: Omit<TermRecord, "version">): object {
  return form;
}

export type TermToSave = {
  name: string;
  slug: string;
  image: string | null;
  hex: string;
  attributeId: number | null;
  guidePageId: number | null;
  translations: { languageCode: string; name: string }[];
  /** Only translations into these are replaced. */
  translatedLanguages: string[];
};
