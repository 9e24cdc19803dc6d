import type { Graph } from "schema-dts";

// Not a word of schema.org, but the one that search engines ask for.
const SEARCH_INPUT = { "query-input": "required name=search_term_string" };

type Home = { shopName: string; tagline: string; baseUrl: string; logo: string; address: string; languageCode: string };

/** Who runs the shop, and its site in one language, with where to search in it. */
export function homeData({ shopName, tagline, baseUrl, logo, address, languageCode }: Home) {
  const organization = `${baseUrl}#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", "@id": organization, name: shopName, url: baseUrl, logo, slogan: tagline },
      {
        "@type": "WebSite",
        "@id": `${address}#website`,
        name: shopName,
        url: address,
        inLanguage: languageCode,
        publisher: { "@id": organization },
        potentialAction: {
          "@type": "SearchAction",
          target: `${address.replace(/\/$/, "")}/products?q={search_term_string}`,
          ...SEARCH_INPUT,
        },
      },
    ],
  } satisfies Graph;
}
