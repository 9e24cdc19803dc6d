import { lazy, useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { loadChunk } from "#app/hydration/lost-chunk.ts";
import { LatePart } from "#app/shell/lost-part.tsx";
import { ProductActs } from "#app/ui/product/product-acts.tsx";
import { leadVariant } from "#app/ui/product/variant-choice.ts";
import { useListActs } from "#app/visitor/use-list-acts.ts";

const AlertDialog = lazy(() =>
  loadChunk(() => import("./alert-dialog.tsx").then((module) => ({ default: module.AlertDialog }))),
);

/** The visitor's lists and alerts, of the variant that stands in the address. */
export function ListedProductActs({ product }: { product: ProductDetails }) {
  const [search] = useSearchParams();
  const lists = useListActs(product.id);
  const [isAsking, setAsking] = useState(false);
  const chosen = product.variants.find(({ id }) => id === Number(search.get("variant")));
  const variant = chosen ?? leadVariant(product.variants);
  if (!variant) return null;
  const isSoldOut = variant.currentStock < product.minimumOrderQuantity;
  const kind = isSoldOut ? "back_in_stock" : "price_drop";
  return (
    <>
      <ProductActs name={product.name} {...lists} alertKind={kind} onAlert={() => setAsking(true)} />
      {isAsking && (
        <LatePart>
          <AlertDialog kind={kind} name={product.name} variant={variant} onClose={() => setAsking(false)} />
        </LatePart>
      )}
    </>
  );
}
