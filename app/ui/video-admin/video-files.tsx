import { useState } from "react";
import type { VideoForm } from "#domain/catalog/video-admin/video-admin.ts";
import { MAX_VIDEO_BYTES, MAX_VIDEO_SECONDS } from "#shared/video-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { writeMoment } from "./video-moment.ts";

type VideoFilesProps = {
  video: VideoForm;
  languages: readonly { code: string; name: string }[];
  /** Each returns what is wrong; null on success. */
  onVideo: (video: File) => Promise<string | null>;
  onPoster: (image: File) => Promise<string | null>;
  /** Null removes them. */
  onCaptions: (languageCode: string, file: File | null) => Promise<string | null>;
};

/** The video in its qualities, the poster and the captions of a video: each is stored as soon as it is chosen. */
export function VideoFiles({ video, languages, onVideo, onPoster, onCaptions }: VideoFilesProps) {
  const { t } = usePage();
  const [language, setLanguage] = useState(languages[0]?.code ?? "");
  const nameOf = (code: string) => languages.find((each) => each.code === code)?.name ?? code;
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-3">
      <AccountCard
        title={t("Video file")}
        text={t("MP4 or WebM, up to {megabytes} MB and {minutes} minutes. Upload one file per quality.", {
          megabytes: MAX_VIDEO_BYTES / 1_000_000,
          minutes: MAX_VIDEO_SECONDS / 60,
        })}
      >
        {video.files.length > 0 && (
          <p className="mb-3 text-sm">
            <bdi dir="ltr">
              {video.files
                .toSorted((one, other) => other.height - one.height)
                .map(({ height }) => `${height}p`)
                .join(", ")}
              {` · ${writeMoment(video.seconds)}`}
            </bdi>
          </p>
        )}
        <FileField label={t("Upload a video")} accept="video/mp4,video/webm" onFile={onVideo} />
      </AccountCard>
      <AccountCard title={t("Poster")} text={t("Shown in lists and before the video plays.")}>
        {video.poster && (
          <Picture
            file={video.poster}
            alt=""
            sizes="320px"
            width={320}
            height={180}
            className="mb-3 aspect-video w-80 max-w-full rounded-field"
          />
        )}
        <FileField label={t("Upload a poster")} accept="image/*" onFile={onPoster} />
      </AccountCard>
      <AccountCard title={t("Captions")} text={t("WebVTT files, one per language.")}>
        {video.captions.length > 0 && (
          <ul className="mb-3 grid gap-1 text-sm">
            {video.captions.map(({ languageCode }) => (
              <li key={languageCode} className="flex items-center justify-between gap-3">
                {nameOf(languageCode)}
                <Button
                  variant="quiet"
                  size="small"
                  data-action=""
                  aria-label={t("Remove captions in {language}", { language: nameOf(languageCode) })}
                  onClick={() => void onCaptions(languageCode, null)}
                >
                  {t("Remove")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <SelectField
          label={t("Language")}
          value={language}
          className="mb-3"
          onChange={({ target }) => setLanguage(target.value)}
        >
          <Options of={languages} />
        </SelectField>
        <FileField label={t("Upload captions")} accept=".vtt,text/vtt" onFile={(file) => onCaptions(language, file)} />
      </AccountCard>
    </div>
  );
}

type FileFieldProps = { label: string; accept: string; onFile: (file: File) => Promise<string | null> };

function FileField({ label, accept, onFile }: FileFieldProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    setPending(true);
    setError(await onFile(file));
    setPending(false);
    input.value = "";
  }

  return (
    <>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        disabled={isPending}
        className="max-w-full text-sm"
        onChange={({ target }) => void send(target)}
      />
      {isPending && (
        <p role="status" className="mt-2 text-sm text-muted">
          {t("Uploading…")}
        </p>
      )}
      {error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}
