/**
 * Translates a keyword into a sentence of the language and fills its `{name}` placeholders. `count` selects the plural
 * form and is formatted with digit grouping.
 */
export type Translate = (keyword: string, values?: Record<string, string | number>) => string;

export type KeywordMap = Readonly<Record<string, string>>;

/**
 * A keyword without an entry is its own text: keywords are English sentences. Plural forms are under `keyword|one`,
 * `keyword|few` …
 */
export function createTranslate(keywords: KeywordMap, languageCode: string): Translate {
  // Created lazily: both are slow on a phone, and many screens count nothing.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const formOf = (count: number) => (plurals ??= new Intl.PluralRules(languageCode)).select(count);
  const write = (count: number) => (numbers ??= new Intl.NumberFormat(`${languageCode}-u-nu-latn`)).format(count);
  return (keyword, values) => {
    if (!values) return keywords[keyword] ?? keyword;
    const count = values.count;
    const plural = typeof count === "number" ? keywords[`${keyword}|${formOf(count)}`] : undefined;
    const text = plural ?? keywords[keyword] ?? keyword;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      if (name === "count" && typeof count === "number") return write(count);
      return name in values ? String(values[name]) : hole;
    });
  };
}
