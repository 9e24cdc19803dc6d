import { useHref, useLocation } from "react-router";
import { usePage } from "../parts/page.tsx";

type DocumentLinksProps = { languages: readonly { code: string }[]; defaultLanguage: string };

/** The same screen in the other languages, for search engines. */
export function DocumentLinks({ languages, defaultLanguage }: DocumentLinksProps) {
  const addressIn = useAddressIn(defaultLanguage);
  if (languages.length < 2) return null;
  return (
    <>
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
    </>
  );
}

/** The address of the screen shown in another language: the default one has no segment of its own. */
export function useAddressIn(defaultLanguage: string): (languageCode: string) => string {
  const { baseUrl } = usePage();
  const { pathname, search } = useLocation();
  return (languageCode) =>
    `${baseUrl}${languageCode === defaultLanguage ? "" : `${languageCode}/`}${pathname.slice(1)}${search}`;
}

/** The absolute address of a path of the shop in the page's language. */
export function useAbsoluteAddress(path: string): string {
  const { baseUrl } = usePage();
  const href = useHref(path);
  return new URL(href, baseUrl).href;
}
