import type { Video } from "#domain/catalog/video/video.ts";
import { usePage } from "../parts/page.tsx";

export type PlayableVideo = Pick<Video, "title" | "poster" | "files" | "captions">;

/** A video with the browser's own controls: until the player is there, and without scripts. */
export function PlainVideo({ video: { title, poster, files, captions } }: { video: PlayableVideo }) {
  const { appPath } = usePage();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks of the video, where it has some
    <video
      controls
      playsInline
      preload="none"
      poster={`${appPath}img/960/${poster}`}
      aria-label={title}
      className="aspect-video w-full bg-black"
    >
      {files.map(({ height, file }) => (
        <source key={height} src={`${appPath}media/${file}`} type={typeOf(file)} />
      ))}
      {captions.map(({ languageCode, name, file }) => (
        <track key={languageCode} kind="captions" srcLang={languageCode} label={name} src={`${appPath}media/${file}`} />
      ))}
    </video>
  );
}

export function typeOf(file: string): string {
  return file.endsWith(".webm") ? "video/webm" : "video/mp4";
}
