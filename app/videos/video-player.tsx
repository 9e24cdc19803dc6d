import { lazy, Suspense } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { Video } from "#domain/catalog/video/video.ts";
import { EmbeddedPlayer } from "#app/ui/video/embedded-player.tsx";
import type { VideoControl } from "#app/ui/video/video-control.ts";
import { PlainVideo } from "#app/ui/video/plain-video.tsx";

const PlyrPlayer = lazy(() =>
  loadChunk(() => import("#app/ui/video/plyr-player.tsx").then((module) => ({ default: module.PlyrPlayer }))),
);

type VideoPlayerProps = {
  video: Pick<Video, "kind" | "title" | "poster" | "files" | "captions" | "source">;
  /** Called with the second that is shown. */
  onTime?: (second: number) => void;
  /** Given once the video can be controlled. */
  onControl?: (control: VideoControl) => void;
};

/** Plays our own videos, and those of other hosts after consent. */
export function VideoPlayer({ video, ...handlers }: VideoPlayerProps) {
  if (video.kind !== "file")
    return <EmbeddedPlayer host={video.kind} source={video.source ?? ""} title={video.title} />;
  const plain = <PlainVideo video={video} />;
  return (
    <Suspense fallback={plain}>
      <PlyrPlayer video={video} {...handlers} />
    </Suspense>
  );
}
