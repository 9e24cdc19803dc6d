import { useEffect, useRef, useState } from "react";
import { builtAddress } from "../parts/built-address.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import blank from "./blank.mp4?url";
import type { VideoControl } from "./video-control.ts";
import { type PlayableVideo, PlainVideo, typeOf } from "./plain-video.tsx";
import { playerLabels } from "./player-labels.ts";
import sprite from "./plyr.svg?url";
import "plyr/dist/plyr.css";

type PlyrPlayerProps = {
  video: PlayableVideo;
  onTime?: (second: number) => void;
  onControl?: (control: VideoControl) => void;
};

const SEEK_SECONDS = 10;
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 4];
const QUALITIES = [4320, 2880, 2160, 1440, 1080, 720, 576, 480, 360, 240];
const DEFAULT_QUALITY = 576;
const STORAGE_KEY = "souk-player";

/**
 * A video of our own in plyr, which hides its controls after 2 s (3 s on touch) and shows that it loads after 250 ms. It
 * changes its part of the page itself, so React leaves that alone.
 */
export function PlyrPlayer({ video, onTime, onControl }: PlyrPlayerProps) {
  const { t, appPath } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onTime, onControl });
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    handlers.current = { onTime, onControl };
  }, [onTime, onControl]);

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let end: (() => void) | null = null;
    let isGone = false;
    void import("./make-player.ts").then(({ makePlayer }) => {
      if (isGone) return;
      const media = makeMedia(video, appPath);
      place.replaceChildren(media);
      const player = makePlayer(media, {
        iconUrl: builtAddress(appPath, sprite),
        blankVideo: builtAddress(appPath, blank),
        seekTime: SEEK_SECONDS,
        volume: 1,
        speed: { selected: 1, options: SPEEDS },
        quality: { default: DEFAULT_QUALITY, options: QUALITIES },
        storage: { enabled: true, key: STORAGE_KEY },
        captions: { active: video.captions.length > 0, language: "auto", update: true },
        settings: ["captions", "quality", "speed"],
        i18n: playerLabels(t),
        title: video.title,
      });
      player.on("timeupdate", () => handlers.current.onTime?.(player.currentTime));
      media.addEventListener("error", () => setState("failed"));
      handlers.current.onControl?.({
        seek(second) {
          player.currentTime = second;
          void player.play();
        },
      });
      setState("ready");
      end = () => {
        media.pause();
        player.destroy();
        place.replaceChildren();
      };
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [video, appPath, t]);

  return (
    <div>
      {state === "loading" && <PlainVideo video={video} />}
      <div
        ref={box}
        hidden={state === "loading"}
        dir="ltr"
        className="souk-player aspect-video w-full bg-black [--plyr-color-main:var(--color-primary)]"
      />
      {state === "failed" && (
        <Notice kind="warning" title={t("This video couldn't be played.")}>
          {t("Check your connection and reload the page.")}
        </Notice>
      )}
    </div>
  );
}

function makeMedia({ title, poster, files, captions }: PlayableVideo, appPath: string): HTMLVideoElement {
  const media = document.createElement("video");
  Object.assign(media, { controls: true, playsInline: true, preload: "metadata" });
  media.poster = `${appPath}img/960/${poster}`;
  media.setAttribute("aria-label", title);
  for (const { height, file } of files) {
    const source = document.createElement("source");
    source.src = `${appPath}media/${file}`;
    source.type = typeOf(file);
    source.setAttribute("size", String(height));
    media.append(source);
  }
  for (const { languageCode, name, file } of captions) {
    const track = document.createElement("track");
    Object.assign(track, { kind: "captions", srclang: languageCode, label: name, src: `${appPath}media/${file}` });
    media.append(track);
  }
  return media;
}
