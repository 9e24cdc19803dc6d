import type { Route } from "./+types/video-shopping";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { VideoTiles } from "#app/ui/video/video-tiles.tsx";
import { findVideos, VIDEOS_PER_PAGE } from "#domain/catalog/video/find-videos.ts";

export const handle: CacheHandle = { cache: { parameters: ["page"] } };
export const shouldRevalidate = dependsOn();

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return { videos: await readPage(request, VIDEOS_PER_PAGE, ({ page, perPage }) => findVideos(ctx, page, perPage)) };
}

export default function VideoShopping({ loaderData: { videos } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  return (
    <div className="content-width py-6">
      <DocumentHead
        title={t("Video Shopping")}
        description={t("See what the shops on {shop} make and sell, and buy while you watch.", { shop: shopName })}
        canonical={videos.page > 1 ? `/video-shopping?page=${videos.page}` : "/video-shopping"}
      />
      <h1 className="mb-5 text-3xl">{t("Video Shopping")}</h1>
      {videos.items.length === 0 ? (
        <EmptyState icon="play" title={t("No videos yet")} text={t("Our shops haven't posted any videos.")} />
      ) : (
        <>
          <VideoTiles videos={videos.items} />
          <PageLinks page={videos} />
        </>
      )}
    </div>
  );
}
