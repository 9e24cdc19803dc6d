import { Link } from "react-router";
import type { VideoCard } from "#domain/catalog/video/video.ts";
import type { Page } from "#shared/page.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

/** The videos of a shop; each opens over the page. */
export function ShopVideos({ videos }: { videos: Page<VideoCard> }) {
  const { t } = usePage();
  if (videos.items.length === 0)
    return <EmptyState icon="play" title={t("No videos yet")} text={t("This shop hasn't posted any videos.")} />;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {videos.items.map((video) => (
          <li key={video.id}>
            <VideoTile video={video} page={videos.page} />
          </li>
        ))}
      </ul>
      <PageLinks page={videos} />
    </>
  );
}

function VideoTile({ video, page }: { video: VideoCard; page: number }) {
  const { t } = usePage();
  const search = `?tab=videos${page > 1 ? `&page=${page}` : ""}&video=${video.slug}`;
  return (
    <article className="group relative h-full overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-soft">
      <div className="relative">
        <Picture
          file={video.poster}
          alt=""
          sizes="(width >= 64rem) 416px, (width >= 40rem) 50vw, 100vw"
          width={640}
          height={360}
          className="aspect-video w-full"
        />
        <span
          aria-hidden
          className="absolute inset-0 m-auto flex size-14 items-center justify-center rounded-full bg-black/55 text-white transition-transform group-hover:scale-110"
        >
          <Icon name="play" className="ms-0.5 size-6 fill-current" />
        </span>
        {video.seconds > 0 && (
          <span
            className="figures absolute end-2 bottom-2 rounded-md bg-black/65 px-1.5 py-0.5 text-xs text-white"
            dir="ltr"
          >
            {lengthOf(video.seconds)}
          </span>
        )}
      </div>
      <div className="p-4">
        <h2 className="text-lg">
          {/* Each document's CSP allows its own video host, so this link loads a new document. */}
          <Link
            to={{ search }}
            preventScrollReset
            reloadDocument={video.kind !== "file"}
            aria-label={t("Play {name}", { name: video.title })}
            className="after:absolute after:inset-0 after:rounded-card hover:text-primary-text focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-text"
          >
            {video.title}
          </Link>
        </h2>
        {video.description && <p className="mt-1 line-clamp-2 text-sm text-muted">{video.description}</p>}
      </div>
    </article>
  );
}

function lengthOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
