import { lazy, Suspense } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { Video } from "#domain/catalog/video/video.ts";
import { EmbeddedPlayer } from "#app/ui/video/embedded-player.tsx";
import type { FilmControl } from "#app/ui/video/film-control.ts";
import { PlainFilm } from "#app/ui/video/plain-film.tsx";

const FilmPlayer = lazy(() =>
  loadChunk(() => import("#app/ui/video/film-player.tsx").then((module) => ({ default: module.FilmPlayer }))),
);

type VideoPlayerProps = {
  video: Pick<Video, "kind" | "title" | "poster" | "files" | "captions" | "source">;
  /** Called with the second that is shown. */
  onTime?: (second: number) => void;
  /** Given once the film can be controlled. */
  onControl?: (control: FilmControl) => void;
};

/** Plays our own films, and those of other hosts after consent. */
export function VideoPlayer({ video, ...handlers }: VideoPlayerProps) {
  if (video.kind !== "file")
    return <EmbeddedPlayer host={video.kind} source={video.source ?? ""} title={video.title} />;
  const plain = <PlainFilm video={video} />;
  return (
    <Suspense fallback={plain}>
      <FilmPlayer video={video} {...handlers} />
    </Suspense>
  );
}
