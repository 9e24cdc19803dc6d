import { SOUK_DETAILS, SOUK_VARIANT_DETAILS } from "#shared/list/souk-columns.ts";
import { decimalOf } from "./decimal-of.ts";
import type { FileImage, FileRow } from "./file-row.ts";

/** Columns of texts that are translated: `name:es`. */
export const TRANSLATED = [
  "name",
  "short_description",
  "description",
  "specification",
  "seo_title",
  "seo_description",
] as const;
const TRANSLATION = /^(name|short_description|description|specification|seo_title|seo_description):([a-z]{2})$/;

/** A variant's own price in a currency: `price:eur`. */
const FIXED_PRICE = /^price:([a-z]{3})$/;

const IMAGE_SEPARATOR = " | ";

/** The cells of these columns, as far as the file has them, with translations or prices in other currencies. */
export function detailsOf({ cells }: FileRow, columns: readonly string[]): Record<string, string> {
  const isWanted = (name: string) =>
    columns.includes(name) ||
    (columns === SOUK_DETAILS && TRANSLATION.test(name)) ||
    (columns === SOUK_VARIANT_DETAILS && FIXED_PRICE.test(name));
  return Object.fromEntries(Object.entries(cells).filter(([name]) => isWanted(name)));
}

/** The translations in the details of a product: `{ es: { name: "…" } }`. */
export function translationsOf(details: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  const byLanguage: Record<string, Record<string, string>> = {};
  for (const [column, value] of Object.entries(details)) {
    const [, field, language] = TRANSLATION.exec(column) ?? [];
    if (field && language) byLanguage[language] = { ...byLanguage[language], [field]: value };
  }
  return byLanguage;
}

/** The prices in the details of a variant, with the column of each. */
export function fixedPricesOf(
  details: Readonly<Record<string, string>>,
): { column: string; currency: string; price: string }[] {
  return Object.entries(details).flatMap(([column, text]) => {
    const [, code] = FIXED_PRICE.exec(column) ?? [];
    return code && text.trim() !== "" ? [{ column, currency: code.toUpperCase(), price: decimalOf(text) }] : [];
  });
}

/** An image in each line: its address, and after bars its alt text and its color. */
export function imagesOfCell(text: string): FileImage[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [source = "", alt = "", color = ""] = line.split(/\s\|(?:\s|$)/).map((part) => part.trim());
      return { source, alt, color };
    });
}

export function writeImages(images: readonly FileImage[]): string {
  return images
    .map(({ source, alt, color }) =>
      [source, alt.replaceAll("|", "/"), color]
        .join(IMAGE_SEPARATOR)
        .replace(/( \| )+$/, "")
        .trim(),
    )
    .join("\n");
}

type Fact = { name: string; value: string };

/** "Material: Oak" in each line; a colon within the name is written "\:". */
export function readSpecification(text: string): Fact[] {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = line, value = ""] = /^((?:\\:|[^:])*):\s*([\s\S]*)$/.exec(line) ?? [];
      return { name: name.replaceAll("\\:", ":").trim(), value: value.trim() };
    });
}

export function writeSpecification(facts: readonly Fact[]): string {
  return facts.map(({ name, value }) => `${name.replaceAll(":", "\\:")}: ${value}`).join("\n");
}

export function isYes(text: string): boolean {
  return /^(1|yes|true)$/i.test(text.trim());
}
