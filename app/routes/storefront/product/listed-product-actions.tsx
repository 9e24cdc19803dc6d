import { lazy, useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { LatePart } from "#app/shell/failed-part.tsx";
import { ProductActions } from "#app/ui/product/product-actions.tsx";
import { leadVariant } from "#app/ui/product/variant-choice.ts";
import { useListActions } from "#app/visitor/use-list-actions.ts";

const AlertDialog = lazy(() =>
  loadChunk(() => import("./alert-dialog.tsx").then((module) => ({ default: module.AlertDialog }))),
);

/** List and alert actions for the variant in the URL. */
export function ListedProductActions({ product }: { product: ProductDetails }) {
  const [search] = useSearchParams();
  const lists = useListActions(product.id);
  const [isAsking, setAsking] = useState(false);
  const chosen = product.variants.find(({ id }) => id === Number(search.get("variant")));
  const variant = chosen ?? leadVariant(product.variants);
  if (!variant) return null;
  const isSoldOut = variant.currentStock < product.minimumOrderQuantity;
  const kind = isSoldOut ? "back_in_stock" : "price_drop";
  return (
    <>
      <ProductActions name={product.name} {...lists} alertKind={kind} onAlert={() => setAsking(true)} />
      {isAsking && (
        <LatePart>
          <AlertDialog kind={kind} name={product.name} variant={variant} onClose={() => setAsking(false)} />
        </LatePart>
      )}
    </>
  );
}
