import { href, useLocation } from "react-router";
import type { ProductDetails, Review } from "#domain/catalog/product/product.ts";
import { breadcrumbList } from "#app/ui/listing/listing-structured-data.ts";
import { useAddressOf } from "#app/ui/listing/use-address-of.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { productData } from "./product-structured-data.ts";

export type ProductDataProps = {
  product: ProductDetails;
  reviews: readonly Review[];
  /** The ship-to country. */
  shipTo: string;
};

/** schema.org data of a product for its URL, and of its breadcrumbs. */
export function ProductData({ product, reviews, shipTo }: ProductDataProps) {
  const { t, baseUrl } = usePage();
  const addressOf = useAddressOf();
  const path = href("/product/:slug", { slug: product.slug });
  const crumbs = [
    { name: t("Home"), to: "/" },
    ...product.categories.map(({ slug, name }) => ({ name, to: href("/category/:slug", { slug }) })),
    { name: product.name, to: path },
  ];
  const named = new URLSearchParams(useLocation().search);
  const page = addressOf(path);
  const data = productData(product, reviews, {
    page,
    addressOfVariant(id) {
      const query = new URLSearchParams({ variant: String(id) });
      const currency = named.get("currency");
      if (currency) query.set("currency", currency);
      return `${page}?${query.toString()}`;
    },
    imageOf: (file) => `${baseUrl}img/960/${file}`,
    variantId: Number(named.get("variant")) || null,
    shipTo,
  });
  const text = JSON.stringify([breadcrumbList(crumbs, addressOf), ...data]).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
