import { type ComponentProps, lazy } from "react";
import { loadChunk } from "#app/hydration/lost-chunk.ts";
import { LatePart } from "#app/shell/lost-part.tsx";
import { SleepingPart } from "#app/hydration/sleeping-part.tsx";
import type { ProductScreenData } from "./load-product-screen.server.ts";

const loadRest = () => import("./product-rest.tsx");

const ProductTerms = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.ProductTerms })));
const ProductReading = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.ProductReading })));
const RelatedProducts = lazy(() => loadChunk(loadRest).then((module) => ({ default: module.RelatedProducts })));
const GalleryDialog = lazy(() =>
  loadChunk(() => import("#app/ui/product/gallery-dialog.tsx").then((module) => ({ default: module.GalleryDialog }))),
);

// The screen is gone to from another one: its parts come beside its data. When they do not, those who need them tell so.
if (typeof document !== "undefined" && "awake" in document.documentElement.dataset) void loadRest().catch(() => null);

/** The parts of a product's screen that come later. One of them that changed before it has woken up would be drawn anew: keep them. */
export function latePartsOf(screen: ProductScreenData) {
  return {
    terms: (
      <SleepingPart>
        <ProductTerms screen={screen} />
      </SleepingPart>
    ),
    reading: (
      <SleepingPart>
        <ProductReading screen={screen} />
      </SleepingPart>
    ),
    related: (
      <SleepingPart>
        <RelatedProducts screen={screen} />
      </SleepingPart>
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
