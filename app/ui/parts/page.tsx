import { createContext, useContext } from "react";
import type { Translate } from "#shared/translate.ts";

/** What every part of a page knows: its language, and where the shop lives. The same all through the life of a document. */
export type Page = {
  t: Translate;
  language: { code: string; direction: "ltr" | "rtl" };
  shopName: string;
  /** The address of the shop with its base path, with a slash at the end. */
  baseUrl: string;
  /** The base path, with a slash at the end. */
  appPath: string;
  /** When the document was made, by the server's clock, in milliseconds. */
  madeAt: number;
};

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("No <PageContext> above");
  return page;
}

/** Making a format costs a hundred times what using it does. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function formatOf<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  Kind: new (locale: string, options: object) => Format,
  locale: string,
  options: object,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = formats.get(key) as Format | undefined;
  if (kept) return kept;
  const made = new Kind(locale, options);
  formats.set(key, made);
  return made;
}

/** Figures stay Western in every language, as in prices. */
export function formatNumber({ language }: Page, value: number, options: Intl.NumberFormatOptions = {}): string {
  return formatOf(Intl.NumberFormat, `${language.code}-u-nu-latn`, options).format(value);
}

/** The day of an ISO instant, the same on the server and in the browser. */
export function formatDay(
  { language }: Page,
  iso: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): string {
  return formatOf(Intl.DateTimeFormat, `${language.code}-u-nu-latn-ca-gregory`, { timeZone: "UTC", ...options }).format(
    new Date(iso),
  );
}
