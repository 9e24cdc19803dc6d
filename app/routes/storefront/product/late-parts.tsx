import { type ComponentProps, lazy } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { LatePart } from "#app/shell/failed-part.tsx";
import { DeferredPart } from "#app/hydration/deferred-part.tsx";
import type { ProductScreenData } from "./load-product-screen.server.ts";

const loadRest = () => import("./product-rest.tsx");

const ProductTerms = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.ProductTerms })));
const ProductReading = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.ProductReading })));
const RelatedProducts = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.RelatedProducts })));
const GalleryDialog = lazy(() =>
  loadChunk(() => import("#app/ui/product/gallery-dialog.tsx").then((module) => ({ default: module.GalleryDialog }))),
);

// Loaded while the data loads or the page hydrates. The components that need them report failures.
if (!import.meta.env.SSR) void loadRest().catch(() => null);

/** The deferred parts of a product screen. Memoize them: a change before hydration would render a part again. */
export function latePartsOf(screen: ProductScreenData) {
  return {
    terms: (
      <DeferredPart>
        <ProductTerms screen={screen} />
      </DeferredPart>
    ),
    reading: (
      <DeferredPart>
        <ProductReading screen={screen} />
      </DeferredPart>
    ),
    related: (
      <DeferredPart className="below empty:hidden">
        <RelatedProducts screen={screen} />
      </DeferredPart>
    ),
  };
}

/** Loaded when it is first opened. */
export function LateGalleryDialog(props: ComponentProps<typeof GalleryDialog>) {
  return (
    <LatePart>
      <GalleryDialog {...props} />
    </LatePart>
  );
}
