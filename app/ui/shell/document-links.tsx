import { useHref, useLocation } from "react-router";
import { usePage } from "../parts/page.tsx";
import { publicAddress } from "./public-address.ts";

type DocumentLinksProps = { languages: readonly { code: string }[]; defaultLanguage: string };

/** Links to the screen in the other languages, for search engines. */
export function DocumentLinks({ languages, defaultLanguage }: DocumentLinksProps) {
  const { baseUrl } = usePage();
  const { pathname, search } = useLocation();
  const address = publicAddress(pathname, search);
  if (languages.length < 2 || address === null) return null;
  const addressIn = (languageCode: string) => inLanguage(baseUrl, defaultLanguage, languageCode, address);
  return (
    <>
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
    </>
  );
}

/** The default language has no path segment. */
function inLanguage(baseUrl: string, defaultLanguage: string, languageCode: string, address: string): string {
  const below = languageCode === defaultLanguage ? address.slice(1) : languageCode + address;
  return baseUrl + below.replace(/\/$/, "");
}

/** The URL of the current screen in another language. */
export function useAddressIn(defaultLanguage: string): (languageCode: string) => string {
  const { baseUrl } = usePage();
  const { pathname, search } = useLocation();
  return (languageCode) => inLanguage(baseUrl, defaultLanguage, languageCode, pathname) + search;
}

/** The absolute URL of a path of the shop in the page's language. */
export function useAbsoluteAddress(path: string): string {
  const { baseUrl } = usePage();
  const href = useHref(path);
  return new URL(href, baseUrl).href;
}
