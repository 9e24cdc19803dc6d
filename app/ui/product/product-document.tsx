import { href } from "react-router";
import type { ProductDetails } from "#domain/product/product.ts";
import { useAddressOf } from "#app/ui/listing/listing-document.tsx";
import { breadcrumbList } from "#app/ui/listing/listing-structured-data.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { productData } from "./product-structured-data.ts";

const DESCRIPTION_CHARACTERS = 160;

/** What a product's document says of itself; a chosen variant is not a page of its own. */
export function ProductDocument({ product }: { product: ProductDetails }) {
  const { t, baseUrl } = usePage();
  const addressOf = useAddressOf();
  const path = href("/product/:slug", { slug: product.slug });
  const crumbs = [
    { name: t("Home"), to: "/" },
    ...product.categories.map(({ slug, name }) => ({ name, to: href("/category/:slug", { slug }) })),
    { name: product.name, to: path },
  ];
  const data = productData(product, { page: addressOf(path), imageOf: (file) => `${baseUrl}img/960/${file}` });
  return (
    <DocumentHead
      title={t("Product Details")}
      name={product.name}
      description={shortened(product.shortDescription || product.description || product.name)}
      canonical={path}
      image={product.image}
      kind="product"
      structuredData={[breadcrumbList(crumbs, addressOf), data]}
    />
  );
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= DESCRIPTION_CHARACTERS) return plain;
  return `${plain.slice(0, plain.lastIndexOf(" ", DESCRIPTION_CHARACTERS - 1))}…`;
}
