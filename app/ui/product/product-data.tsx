import { href } from "react-router";
import type { ProductDetails, Review } from "#domain/product/product.ts";
import { breadcrumbList } from "#app/ui/listing/listing-structured-data.ts";
import { useAddressOf } from "#app/ui/listing/use-address-of.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { productData } from "./product-structured-data.ts";

/** schema.org data of a product and of the way to it. */
export function ProductData({ product, reviews }: { product: ProductDetails; reviews: readonly Review[] }) {
  const { t, baseUrl } = usePage();
  const addressOf = useAddressOf();
  const path = href("/product/:slug", { slug: product.slug });
  const crumbs = [
    { name: t("Home"), to: "/" },
    ...product.categories.map(({ slug, name }) => ({ name, to: href("/category/:slug", { slug }) })),
    { name: product.name, to: path },
  ];
  const data = productData(product, reviews, { page: addressOf(path), imageOf: (file) => `${baseUrl}img/960/${file}` });
  const text = JSON.stringify([breadcrumbList(crumbs, addressOf), data]).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
