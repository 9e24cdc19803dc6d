import { href } from "react-router";
import type { ProductDetails, Review } from "#domain/product/product.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { shortened } from "#app/ui/shell/shortened.ts";
import { ProductData } from "./product-data.tsx";

/** What a product's document says of itself; a chosen variant is not a page of its own. */
export function ProductDocument({ product, reviews }: { product: ProductDetails; reviews: readonly Review[] }) {
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
      {import.meta.env.SSR ? <ProductData product={product} reviews={reviews} /> : <DataOfServer />}
    </>
  );
}

/** Search engines read the document as it was sent: the browser leaves its data as it is and needs no code to make it. */
function DataOfServer() {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
