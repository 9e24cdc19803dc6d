import { useMemo, useState } from "react";
import { href, Link } from "react-router";
import type { Video } from "#domain/catalog/video/video.ts";
import { ProductCards } from "../products/product-cards.tsx";
import { usePage } from "../ui/parts/page.tsx";
import type { VideoControl } from "../ui/video/video-control.ts";
import { VideoMoments } from "../ui/video/video-moments.tsx";
import { VideoPlayer } from "./video-player.tsx";

/** A video with its products next to it: each is marked at its moment, and bought without stopping the video. */
export function WatchedVideo({ video }: { video: Video }) {
  const { t } = usePage();
  const [control, setControl] = useState<VideoControl | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const products = useMemo(() => <ProductCards products={video.products} layout="narrow" />, [video.products]);
  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <div className="overflow-hidden rounded-card bg-black">
          <VideoPlayer
            video={video}
            onControl={setControl}
            onTime={(second) => setShownId(shownProductId(video, second))}
          />
        </div>
        <h1 className="mt-4 text-3xl">{video.title}</h1>
        <p className="mt-1">
          <Link
            to={href("/shop/:slug", { slug: video.shop.slug })}
            prefetch="intent"
            className="font-semibold text-primary-text hover:underline"
          >
            {video.shop.name}
          </Link>
        </p>
        {video.description && <p className="mt-3 max-w-prose text-muted">{video.description}</p>}
      </div>
      {video.products.length > 0 && (
        <section aria-label={t("Products in this video")} className="min-w-0">
          <h2 className="mb-3 text-xl">{t("Products in this video")}</h2>
          {video.kind === "file" && video.products.length > 1 && (
            <VideoMoments
              video={video}
              shownId={shownId}
              isPlayable={control !== null}
              onSeek={(second) => control?.seek(second)}
            />
          )}
          {products}
        </section>
      )}
    </div>
  );
}

/** The product whose moment came last. */
function shownProductId({ moments, products }: Video, second: number): number | null {
  const sold = moments.filter(({ productId }) => products.some(({ id }) => id === productId));
  return sold.findLast((moment) => moment.second <= second)?.productId ?? null;
}
