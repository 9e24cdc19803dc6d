import { type ComponentProps, lazy, Suspense } from "react";
import { LatePart } from "#app/late-part.tsx";
import { loadChunk } from "#app/lost-chunk.ts";
import { LostPart } from "#app/shell/lost-part.tsx";
import type { ProductScreenData } from "./load-product-screen.server.ts";

/** Of a first visit after the page has woken up; of a screen that is gone to, together with its data. */
export const loadRest = () => import("./product-rest.tsx");

const ProductTerms = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.ProductTerms })));
const ProductReading = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.ProductReading })));
const RelatedProducts = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.RelatedProducts })));
const GalleryDialog = lazy(() =>
  loadChunk(() => import("#app/ui/product/gallery-dialog.tsx").then((module) => ({ default: module.GalleryDialog }))),
);

/** The parts of a product's screen that come later. One of them that changed before it has woken up would be drawn anew: keep them. */
export function latePartsOf(screen: ProductScreenData) {
  return {
    terms: (
      <LatePart>
        <ProductTerms screen={screen} />
      </LatePart>
    ),
    reading: (
      <LatePart>
        <ProductReading screen={screen} />
      </LatePart>
    ),
    related: (
      <LatePart>
        <RelatedProducts screen={screen} />
      </LatePart>
    ),
  };
}

/** Loaded when it is first opened. */
export function LateGalleryDialog(props: ComponentProps<typeof GalleryDialog>) {
  return (
    <LostPart>
      <Suspense fallback={null}>
        <GalleryDialog {...props} />
      </Suspense>
    </LostPart>
  );
}
