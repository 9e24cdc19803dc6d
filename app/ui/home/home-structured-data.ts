import type { Graph } from "schema-dts";

// Not a term of schema.org, but required by search engines.
const SEARCH_INPUT = { "query-input": "required name=search_term_string" };

type Home = { shopName: string; tagline: string; baseUrl: string; logo: string; address: string; languageCode: string };

/** The organization and the website in one language, with its search action. */
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
