import { useSyncExternalStore } from "react";
import { ProductCards } from "#app/products/product-cards.tsx";
import { VideoDialog } from "#app/ui/shop/video-dialog.tsx";
import type { Video } from "#domain/catalog/video/video.ts";

const subscribeToNothing = () => () => undefined;

/** A film over the page with its products, each of which goes into the cart from here. */
export function PlayedVideo({ video, onClose }: { video: Video; onClose: () => void }) {
  // A dialog over the page is opened by the browser alone.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <VideoDialog video={video} onClose={onClose}>
      <ProductCards products={video.products} layout="narrow" />
    </VideoDialog>
  );
}
