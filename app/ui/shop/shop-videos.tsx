import type { VideoCard } from "#domain/catalog/video/video.ts";
import type { Page } from "#shared/page.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { usePage } from "../parts/page.tsx";
import { VideoTile } from "../video/video-tile.tsx";

/** The videos of a shop; each opens over the page. */
export function ShopVideos({ videos }: { videos: Page<VideoCard> }) {
  const { t } = usePage();
  if (videos.items.length === 0)
    return <EmptyState icon="play" title={t("No videos yet")} text={t("This shop hasn't posted any videos.")} />;
  const page = videos.page > 1 ? `&page=${videos.page}` : "";
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {videos.items.map((video) => (
          <li key={video.id}>
            <VideoTile isInPlace video={video} to={{ search: `?tab=videos${page}&video=${video.slug}` }}>
              {video.description && <p className="mt-1 line-clamp-2 text-sm text-muted">{video.description}</p>}
            </VideoTile>
          </li>
        ))}
      </ul>
      <PageLinks page={videos} />
    </>
  );
}
