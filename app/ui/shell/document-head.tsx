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
  const { shopName, baseUrl } = usePage();
  const { pathname, search } = useLocation();
  const address = useAbsoluteAddress(canonical ?? publicAddress(pathname, search) ?? pathname);
  const fullTitle = [name, title, shopName].filter(Boolean).join(" · ");
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={name ?? title ?? shopName} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${baseUrl}img/960/${image}`} />}
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
