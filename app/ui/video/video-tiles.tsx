import { href } from "react-router";
import type { VideoCard } from "#domain/catalog/video/video.ts";
import { VideoTile } from "./video-tile.tsx";

/** Videos with poster, length and shop. */
export function VideoTiles({ videos }: { videos: readonly VideoCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {videos.map((video) => (
        <li key={video.id}>
          <VideoTile video={video} to={href("/video-shopping/:slug", { slug: video.slug })}>
            <p className="mt-1 truncate text-sm text-muted">{video.shop.name}</p>
          </VideoTile>
        </li>
      ))}
    </ul>
  );
}
