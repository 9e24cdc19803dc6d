import { createContext, useContext } from "react";
import type { Translate } from "#shared/translate.ts";

/** What every component knows of its page: the language and the shop's URLs. Constant for the life of a document. */
export type Page = {
  t: Translate;
  language: { code: string; direction: "ltr" | "rtl" };
  shopName: string;
  /** The URL of the shop with its base path and a trailing slash. */
  baseUrl: string;
  /** The base path, with a trailing slash. */
  appPath: string;
  /** When the document was rendered, by the server's clock, in milliseconds. */
  madeAt: number;
};

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("No <PageContext> above");
  return page;
}

/** Creating a format costs a hundred times as much as using it. */
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

/** Digits stay Western in every language, as in prices. */
export function formatNumber({ language }: Page, value: number, options: Intl.NumberFormatOptions = {}): string {
  return formatOf(Intl.NumberFormat, `${language.code}-u-nu-latn`, options).format(value);
}

/** The day of an ISO timestamp, the same on the server and in the browser. */
export function formatDay(
  { language }: Page,
  iso: string,
  options: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" },
): string {
  return formatOf(Intl.DateTimeFormat, `${language.code}-u-nu-latn-ca-gregory`, { timeZone: "UTC", ...options }).format(
    new Date(iso),
  );
}
