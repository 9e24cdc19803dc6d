import { href } from "react-router";
import { plainTextOf } from "#shared/rich-text.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { shortened } from "#app/ui/shell/shortened.ts";
import { ProductData, type ProductDataProps } from "./product-data.tsx";

/** The metadata of a product; a selected variant is not a separate page. */
export function ProductDocument(props: ProductDataProps) {
  const { product } = props;
  const { t } = usePage();
  return (
    <>
      <DocumentHead
        title={t("Product Details")}
        name={product.seoTitle || product.name}
        description={shortened(
          product.seoDescription || product.shortDescription || plainTextOf(product.description) || product.name,
        )}
        canonical={href("/product/:slug", { slug: product.slug })}
        image={product.image}
        kind="product"
      />
      {import.meta.env.SSR ? <ProductData {...props} /> : <DataOfServer />}
    </>
  );
}

/** Search engines read the document as sent: the browser keeps the server's data and needs no code to build it. */
function DataOfServer() {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
