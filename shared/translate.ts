/** Turns a keyword into a sentence of the language; `{name}` holes are filled. `count` picks the plural form and is written in groups of digits. */
export type Translate = (keyword: string, values?: Record<string, string | number>) => string;

export type KeywordMap = Readonly<Record<string, string>>;

/** A keyword without an entry is its own text: keywords are English sentences. Plural forms stand under `keyword|one`, `keyword|few` … */
export function createTranslate(keywords: KeywordMap, languageCode: string): Translate {
  const plurals = new Intl.PluralRules(languageCode);
  const numbers = new Intl.NumberFormat(`${languageCode}-u-nu-latn`);
  return (keyword, values) => {
    if (!values) return keywords[keyword] ?? keyword;
    const count = values.count;
    const plural = typeof count === "number" ? keywords[`${keyword}|${plurals.select(count)}`] : undefined;
    const text = plural ?? keywords[keyword] ?? keyword;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      if (name === "count" && typeof count === "number") return numbers.format(count);
      return name in values ? String(values[name]) : hole;
    });
  };
}
