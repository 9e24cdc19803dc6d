import { useSyncExternalStore } from "react";
import { ProductCards } from "#app/products/product-cards.tsx";
import { VideoPlayer } from "#app/videos/video-player.tsx";
import { VideoDialog } from "#app/ui/shop/video-dialog.tsx";
import type { Video } from "#domain/catalog/video/video.ts";

const subscribeToNothing = () => () => undefined;

/** A video over the page with its products, which can be added to the cart. */
export function PlayedVideo({ video, onClose }: { video: Video; onClose: () => void }) {
  // Only the browser can open a modal dialog.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <VideoDialog video={video} onClose={onClose} player={<VideoPlayer video={video} />}>
      <ProductCards products={video.products} layout="narrow" />
    </VideoDialog>
  );
}
