import { useEffect, useState } from "react";
import { href } from "react-router";
import type { ProductCard, ProductDetails } from "#domain/catalog/product/product.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Section } from "#app/ui/parts/section.tsx";
import { Shimmer } from "#app/ui/parts/shimmer.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useSeen } from "./use-seen.ts";

/** Loaded once the visitor has scrolled near them; until then, and without scripts, their category is a link away. */
export function SimilarProducts({ product }: { product: ProductDetails }) {
  const { t } = usePage();
  const { box, isSeen } = useSeen();
  const { together, similar: products } = useSimilarProducts(product.slug, isSeen) ?? UNKNOWN;
  if (products?.length === 0 && together.length === 0) return null;
  return (
    <>
      {together.length > 0 && (
        <Section title={t("Frequently bought together")} className="border-t border-line pt-10">
          <ProductCards products={together} layout="scroll" />
        </Section>
      )}
      <Section
        title={t("You may also like")}
        to={href("/category/:slug", { slug: product.category.slug })}
        className="border-t border-line pt-10 pb-16"
      >
        <div ref={box}>
          {products ? (
            <ProductCards products={products} layout="scroll" />
          ) : (
            <Shimmer className="h-96 rounded-card noscript:hidden" />
          )}
        </div>
      </Section>
    </>
  );
}

type Similar = { together: ProductCard[]; similar: ProductCard[] | null };

const UNKNOWN: Similar = { together: [], similar: null };

/** Null until they are wanted and have come; none if they cannot be loaded. Their prices follow the currency. */
function useSimilarProducts(slug: string, isWanted: boolean): Similar | null {
  const call = useCall();
  const currency = useVisitor((state) => state.activeCurrency?.code);
  const [products, setProducts] = useState<Similar | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const options = { refusal: "none", signal: leaving.signal } as const;
    void call.get("/home/related-products/:slug", { param: { slug } }, options).then((outcome) => {
      if (leaving.signal.aborted) return;
      const { products: similar = [], bought_together: together = [] } = outcome.ok ? outcome.answer : {};
      setProducts({ similar: fromWire<ProductCard[]>(similar), together: fromWire<ProductCard[]>(together) });
    });
    return () => leaving.abort();
  }, [call, slug, isWanted, currency]);
  return products;
}
