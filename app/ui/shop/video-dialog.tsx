import { type ReactNode, useState } from "react";
import type { Video } from "#domain/catalog/video/video.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type VideoDialogProps = {
  video: Video;
  onClose: () => void;
  /** The products in the video. */
  children: ReactNode;
};

/** A video with its products beside it. */
export function VideoDialog({ video, onClose, children }: VideoDialogProps) {
  const { t } = usePage();
  const hasProducts = video.products.length > 0;
  return (
    <Dialog isOpen onClose={onClose} title={video.title} width="wide">
      <div className={hasProducts ? "lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]" : ""}>
        <div className="bg-black lg:self-start">
          {video.kind === "file" ? <FilmPlayer video={video} /> : <HostPlayer video={video} />}
        </div>
        <div className="p-4 lg:max-h-[70dvh] lg:overflow-y-auto">
          {video.description && <p className="mb-4 text-sm text-muted">{video.description}</p>}
          {hasProducts && (
            <section aria-label={t("Products in this video")}>
              <h3 className="mb-3 text-lg">{t("Products in this video")}</h3>
              {children}
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The tallest file is for wide screens; the browser uses the first match. */
function FilmPlayer({ video }: { video: Video }) {
  const { appPath } = usePage();
  const lowest = video.files.length - 1;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a muted film has no speech; captions come with the player
    <video
      controls
      playsInline
      preload="none"
      poster={`${appPath}img/960/${video.poster}`}
      aria-label={video.title}
      className="aspect-video w-full"
    >
      {video.files.map(({ height, file }, index) => (
        <source
          key={height}
          src={`${appPath}media/${file}`}
          type={file.endsWith(".webm") ? "video/webm" : "video/mp4"}
          {...(index < lowest ? { media: "(width >= 40rem)" } : {})}
        />
      ))}
    </video>
  );
}

const HOSTS = {
  youtube: { name: "YouTube", addressOf: (id: string) => `https://www.youtube-nocookie.com/embed/${id}` },
  vimeo: { name: "Vimeo", addressOf: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1` },
};

/** Nothing is requested from the host before consent, which lasts until the tab is closed. */
function HostPlayer({ video }: { video: Video }) {
  const { t } = usePage();
  const { name, addressOf } = HOSTS[video.kind === "vimeo" ? "vimeo" : "youtube"];
  const [isAgreed, setAgreed] = useState(() => sessionStorage.getItem(`souk-embed-${name}`) === "1");
  if (isAgreed)
    return (
      <iframe
        src={addressOf(encodeURIComponent(video.source ?? ""))}
        title={video.title}
        allow="fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full"
      />
    );
  return (
    <div className="flex aspect-video flex-col items-center justify-center gap-4 p-5 text-center text-white">
      <Icon name="lock" className="size-8" />
      <p className="max-w-sm text-sm">
        {t("This video is hosted by {host}. When you play it, {host} sees your IP address and may set cookies.", {
          host: name,
        })}
      </p>
      <Button
        onClick={() => {
          sessionStorage.setItem(`souk-embed-${name}`, "1");
          setAgreed(true);
        }}
      >
        {t("Play on {host}", { host: name })}
      </Button>
    </div>
  );
}
