import { href } from "react-router";
import type { ShopDetails } from "#domain/shops/shop/shop.ts";
import type { Translate } from "#shared/translate.ts";
import { breadcrumbList } from "../listing/listing-structured-data.ts";
import { useAddressOf } from "../listing/use-address-of.ts";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "../shell/document-head.tsx";
import type { ShopTab } from "./shop-tab.ts";

/** The metadata of a shop; on its products tab the listing adds the rest. */
export function ShopDocument({ shop, tab }: { shop: ShopDetails; tab: ShopTab }) {
  const { t, baseUrl } = usePage();
  const addressOf = useAddressOf();
  const path = href("/shop/:slug", { slug: shop.slug });
  const address = addressOf(path);
  const crumbs = [
    { name: t("Home"), to: "/" },
    { name: t("Shops"), to: href("/sellers") },
    { name: shop.name, to: path },
  ];
  const store = {
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": `${address}#shop`,
    name: shop.name,
    url: address,
    ...(shop.tagline ? { slogan: shop.tagline } : {}),
    ...(shop.story ? { description: shop.story } : {}),
    ...(shop.logo
      ? { logo: `${baseUrl}img/480/${shop.logo}`, image: `${baseUrl}img/960/${shop.banner ?? shop.logo}` }
      : {}),
    ...(shop.city ? { address: { "@type": "PostalAddress", addressLocality: shop.city } } : {}),
    ...(shop.reviewsCount > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: shop.rating,
            reviewCount: shop.reviewsCount,
          },
        }
      : {}),
  };
  if (tab === "products") return <StructuredData data={store} />;
  return (
    <DocumentHead
      title={t("Shop")}
      name={`${shop.name}: ${nameOf(t, tab)}`}
      description={[nameOf(t, tab), shop.tagline, shop.story].filter(Boolean).join(". ")}
      canonical={`${path}?tab=${tab}`}
      image={shop.banner ?? shop.logo}
      structuredData={[breadcrumbList(crumbs, addressOf), store]}
    />
  );
}

function nameOf(t: Translate, tab: Exclude<ShopTab, "products">): string {
  switch (tab) {
    case "coupons":
      return t("Coupons");
    case "videos":
      return t("Videos");
    case "reviews":
      return t("Reviews");
  }
}

function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
