import { href } from "react-router";
import type { ProductDetails } from "#domain/product/product.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { ProductData } from "./product-data.tsx";

const DESCRIPTION_CHARACTERS = 160;

/** What a product's document says of itself; a chosen variant is not a page of its own. */
export function ProductDocument({ product }: { product: ProductDetails }) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead
        title={t("Product Details")}
        name={product.name}
        description={shortened(product.shortDescription || product.description || product.name)}
        canonical={href("/product/:slug", { slug: product.slug })}
        image={product.image}
        kind="product"
      />
      {import.meta.env.SSR ? <ProductData product={product} /> : <DataOfServer />}
    </>
  );
}

/** Search engines read the document as it was sent: the browser leaves its data as it is and needs no code to make it. */
function DataOfServer() {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= DESCRIPTION_CHARACTERS) return plain;
  return `${plain.slice(0, plain.lastIndexOf(" ", DESCRIPTION_CHARACTERS - 1))}…`;
}
