import { useLocation } from "react-router";
import { usePage } from "../parts/page.tsx";
import { useAbsoluteAddress } from "./document-links.tsx";
import { publicAddress } from "./public-address.ts";

type DocumentHeadProps = {
  /** The screen's title by the spec, in its words: "Product Details". Left out on home. */
  title?: string;
  /** Of a detail screen: the name of what it shows, before the title. */
  name?: string;
  description?: string;
  /** Path with the part of the query that makes another page; the path alone where left out. */
  canonical?: string;
  /** A file name of the shop's pictures, for previews of the link. */
  image?: string | null;
  kind?: "website" | "product";
  /** Out of search engines: carts, checkouts, searches. */
  isHidden?: boolean;
  /** schema.org data. */
  structuredData?: object;
};

/** Title and description of a screen: `<name> · <screen title> · <shop name>`. */
export function DocumentHead({
  title,
  name,
  description,
  canonical,
  image,
  kind = "website",
  isHidden = false,
  structuredData,
}: DocumentHeadProps) {
  const { shopName, baseUrl, language } = usePage();
  const { pathname, search } = useLocation();
  const known = publicAddress(pathname, search);
  const isOut = isHidden || known === null;
  const address = useAbsoluteAddress(canonical ?? known ?? pathname);
  const fullTitle = [name, title, shopName].filter(Boolean).join(" · ");
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isOut ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={name ?? title ?? shopName} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(language.code)} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${baseUrl}img/960/${image}`} />}
      {image && <meta property="og:image:alt" content={name ?? title ?? shopName} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll("<", "\\u003c") }}
        />
      )}
    </>
  );
}

/** "es" → "es_ES": previews want a country too. */
function localeOf(languageCode: string): string {
  const { language, region } = new Intl.Locale(languageCode).maximize();
  return `${language}_${region}`;
}
