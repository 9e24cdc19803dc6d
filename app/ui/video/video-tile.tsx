import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import type { VideoCard } from "#domain/catalog/video/video.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { lengthOf } from "./length-of.ts";

type VideoTileProps = {
  video: VideoCard;
  /** Where it plays. */
  to: To;
  /** It plays over the page. */
  isInPlace?: boolean;
  /** Below the title. */
  children: ReactNode;
};

/** A video with poster and length. */
export function VideoTile({ video, to, isInPlace = false, children }: VideoTileProps) {
  const { t } = usePage();
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
            to={to}
            preventScrollReset={isInPlace}
            reloadDocument={video.kind !== "file"}
            aria-label={t("Play {name}", { name: video.title })}
            className="after:absolute after:inset-0 after:rounded-card hover:text-primary-text focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-text"
          >
            {video.title}
          </Link>
        </h2>
        {children}
      </div>
    </article>
  );
}
