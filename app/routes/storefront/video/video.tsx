import { data, href } from "react-router";
import type { Route } from "./+types/video";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf, pageFrame } from "#app/loaders/context.ts";
import { WatchedVideo } from "#app/videos/watched-video.tsx";
import { Breadcrumbs } from "#app/ui/listing/breadcrumbs.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Section } from "#app/ui/parts/section.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { VideoTiles } from "#app/ui/video/video-tiles.tsx";
import { findVideos } from "#domain/catalog/video/find-videos.ts";
import { getVideo } from "#domain/catalog/video/get-video.ts";
import { VIDEO_HOSTS } from "#shared/video-host.ts";

const MORE_VIDEOS = 3;

export const handle: CacheHandle = { cache: { parameters: [] } };
export const shouldRevalidate = dependsOn("currency");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [video, latest] = await Promise.all([getVideo(ctx, params.slug), findVideos(ctx, 1, MORE_VIDEOS + 1)]);
  if (!video) throw data(null, { status: 404 });
  if (video.kind !== "file") context.get(pageFrame).frameOrigins.push(VIDEO_HOSTS[video.kind].origin);
  return { video, more: latest.items.filter(({ id }) => id !== video.id).slice(0, MORE_VIDEOS) };
}

export default function VideoRoute({ loaderData: { video, more } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead
        title={t("Video Shopping")}
        name={video.title}
        {...(video.description ? { description: video.description } : {})}
        image={video.poster}
      />
      <div className="content-width pt-4 pb-12">
        <Breadcrumbs crumbs={[{ name: t("Video Shopping"), to: href("/video-shopping") }]} here={video.title} />
        <WatchedVideo key={video.id} video={video} />
      </div>
      {more.length > 0 && (
        <Section title={t("More videos")} to={href("/video-shopping")} className="pb-16">
          <VideoTiles videos={more} />
        </Section>
      )}
    </>
  );
}
