import type { Video } from "#domain/catalog/video/video.ts";
import { usePage } from "../parts/page.tsx";
import { lengthOf } from "./length-of.ts";

type VideoMomentsProps = {
  video: Pick<Video, "moments" | "products">;
  /** The product that is seen now. */
  shownId: number | null;
  /** The buttons seek once the player is there. */
  isPlayable: boolean;
  onSeek: (second: number) => void;
};

/** The products in the order of the time line; each jumps to its moment. */
export function VideoMoments({ video: { moments, products }, shownId, isPlayable, onSeek }: VideoMomentsProps) {
  const { t } = usePage();
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return (
    <ol aria-label={t("Moments in this video")} className="mb-4 grid gap-1">
      {moments.map(({ productId, second }) => {
        const name = names.get(productId);
        if (name === undefined) return null;
        return (
          <li key={productId}>
            <button
              type="button"
              data-action=""
              disabled={!isPlayable}
              aria-current={productId === shownId ? "true" : undefined}
              onClick={() => onSeek(second)}
              className="flex min-h-9 w-full items-center gap-3 rounded-field px-2 text-start text-sm hover:bg-sunken aria-[current=true]:bg-primary-soft aria-[current=true]:font-semibold aria-[current=true]:text-primary-text"
            >
              <span dir="ltr" className="figures w-10 shrink-0">
                {lengthOf(second)}
              </span>
              <span className="truncate">{name}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
