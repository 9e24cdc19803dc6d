import { useLocation } from "react-router";
import { usePage } from "../parts/page.tsx";
import { useAbsoluteAddress } from "./document-links.tsx";
import { publicAddress } from "./public-address.ts";

type DocumentHeadProps = {
  /** The screen's title as the specification words it: "Product Details". Omitted on home. */
  title?: string;
  /** On home: the tagline after the shop's name. */
  tagline?: string;
  /** Of a detail screen: the name of its subject, before the title. */
  name?: string;
  description?: string;
  /** The path with the query parameters that make a separate page; only the path if omitted. */
  canonical?: string;
  /** A file name of the shop's images, for link previews. */
  image?: string | null;
  kind?: "website" | "product";
  /** Excluded from search engines: carts, checkouts, searches. */
  isHidden?: boolean;
  /** schema.org data. */
  structuredData?: object;
};

const SOCIAL_IMAGE = "social.png";

/**
 * Title and description of a screen: `<name> · <screen title> · <shop name>`; later pages of a list have their
 * number in both.
 */
export function DocumentHead({
  title,
  tagline,
  name,
  description,
  canonical,
  image,
  kind = "website",
  isHidden = false,
  structuredData,
}: DocumentHeadProps) {
  const { t, shopName, baseUrl, language } = usePage();
  const { pathname, search } = useLocation();
  const known = publicAddress(pathname, search);
  const isOut = isHidden || known === null;
  const path = canonical ?? known ?? pathname;
  const address = useAbsoluteAddress(path);
  const [, number] = /[?&]page=(\d+)/.exec(path) ?? [];
  const page = number && t("Page {number}", { number });
  const fullTitle = [name, page, title, shopName, tagline].filter(Boolean).join(" · ");
  const fullDescription = description && [page, description].filter(Boolean).join(" · ");
  const subject = name ?? title ?? fullTitle;
  return (
    <>
      <title>{fullTitle}</title>
      {fullDescription && <meta name="description" content={fullDescription} />}
      {isOut ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={subject} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(language.code)} />
      {fullDescription && <meta property="og:description" content={fullDescription} />}
      <meta property="og:image" content={baseUrl + (image ? `img/960/${image}` : SOCIAL_IMAGE)} />
      <meta property="og:image:alt" content={image ? subject : shopName} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll("<", "\\u003c") }}
        />
      )}
    </>
  );
}

const locales = new Map<string, string>();

/** "es" → "es_ES": link previews need a country too. */
function localeOf(languageCode: string): string {
  let locale = locales.get(languageCode);
  if (locale === undefined) {
    const { language, region } = new Intl.Locale(languageCode).maximize();
    locales.set(languageCode, (locale = `${language}_${region}`));
  }
  return locale;
}
