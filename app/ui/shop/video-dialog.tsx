import type { ReactNode } from "react";
import type { Video } from "#domain/catalog/video/video.ts";
import { Dialog } from "../parts/dialog.tsx";
import { usePage } from "../parts/page.tsx";

type VideoDialogProps = {
  video: Video;
  onClose: () => void;
  player: ReactNode;
  /** The products in the video. */
  children: ReactNode;
};

/** A video with its products next to it. */
export function VideoDialog({ video, onClose, player, children }: VideoDialogProps) {
  const { t } = usePage();
  const hasProducts = video.products.length > 0;
  return (
    <Dialog isOpen onClose={onClose} title={video.title} width="wide">
      <div className={hasProducts ? "lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]" : ""}>
        <div className="bg-black lg:self-start">{player}</div>
        <div className="p-4 lg:max-h-[70dvh] lg:overflow-y-auto">
          {video.description && <p className="mb-4 text-sm text-muted">{video.description}</p>}
          {hasProducts && (
            <section aria-label={t("Products in this video")}>
              <h3 className="mb-3 text-lg">{t("Products in this video")}</h3>
              {children}
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}
