import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { embeddedAddress, hostAddress, VIDEO_HOSTS, type VideoHost } from "#shared/video-host.ts";
import type { Translate } from "#shared/translate.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { type PlayerError, readPlayerError } from "./read-player-error.ts";

type EmbeddedPlayerProps = { host: VideoHost; source: string; title: string };

const LISTEN_MILLISECONDS = 250;
const MAX_LISTENS = 40;
const neverChanges = () => () => undefined;

/** A video at another host. Nothing is requested from it before consent, which lasts until the tab is closed. */
export function EmbeddedPlayer({ host, source, title }: EmbeddedPlayerProps) {
  const { t } = usePage();
  const { name } = VIDEO_HOSTS[host];
  const key = `souk-embed-${name}`;
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => sessionStorage.getItem(key) === "1",
    () => false,
  );
  const [isAgreed, setAgreed] = useState(false);
  if (isAgreed || isKnown) return <Embedded {...{ host, source, title }} />;
  return (
    <div className="flex aspect-video flex-col items-center justify-center gap-4 bg-black p-5 text-center text-white">
      <Icon name="lock" className="size-8" />
      <p className="max-w-sm text-sm">
        {t("This video is hosted by {host}. When you play it, {host} sees your IP address and may set cookies.", {
          host: name,
        })}
      </p>
      <Button
        data-action=""
        onClick={() => {
          sessionStorage.setItem(key, "1");
          setAgreed(true);
        }}
      >
        {t("Play on {host}", { host: name })}
      </Button>
    </div>
  );
}

function Embedded({ host, source, title }: EmbeddedPlayerProps) {
  const { t } = usePage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [error, setError] = useState<PlayerError | null>(null);
  const { name, origin } = VIDEO_HOSTS[host];

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const target = () => element.contentWindow;
    let listens = 0;
    let asking: ReturnType<typeof setInterval> | undefined;
    // A player reports to those who have asked it to, some time after its page has loaded.
    const askRepeatedly = () => {
      clearInterval(asking);
      asking = setInterval(() => {
        listens += 1;
        if (listens >= MAX_LISTENS) clearInterval(asking);
        target()?.postMessage(listenMessage(host), origin);
      }, LISTEN_MILLISECONDS);
    };
    element.addEventListener("load", askRepeatedly);
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== target()) return;
      const reported = readPlayerError(host, event.data);
      if (reported) setError(reported);
    };
    addEventListener("message", onMessage);
    return () => {
      clearInterval(asking);
      element.removeEventListener("load", askRepeatedly);
      removeEventListener("message", onMessage);
    };
  }, [host, origin]);

  return (
    <div className="bg-black">
      <iframe
        ref={frame}
        src={embeddedAddress(host, source, location.origin)}
        title={title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full"
      />
      {error && (
        <p role="alert" className="flex flex-wrap gap-x-3 p-4 text-sm text-white">
          <span>{playerErrorText(error, t)}</span>
          <a href={hostAddress(host, source)} target="_blank" rel="noreferrer" className="font-semibold underline">
            {t("Watch on {host}", { host: name })}
          </a>
        </p>
      )}
    </div>
  );
}

function listenMessage(host: VideoHost): string {
  return JSON.stringify(
    host === "youtube"
      ? { event: "listening", id: 1, channel: "widget" }
      : { method: "addEventListener", value: "error" },
  );
}

function playerErrorText(error: PlayerError, t: Translate): string {
  const names: Record<PlayerError, string> = {
    invalid: t("This video's address isn't valid."),
    player: t("The player couldn't play this video."),
    gone: t("This video was removed or is private."),
    not_embeddable: t("This video can't be played on other websites."),
    unknown: t("This video couldn't be played."),
  };
  return names[error];
}
