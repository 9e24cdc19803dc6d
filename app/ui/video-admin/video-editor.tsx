import { useState } from "react";
import type { VideoForm, VideoTexts } from "#domain/catalog/video-admin/video-admin.ts";
import { hostAddress } from "#shared/video-host.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { readMoments, writeMoments } from "./video-moment.ts";

/** The payload; names as on the wire. */
export type SentVideo = VideoTexts & {
  address: string;
  published_at: string | null;
  products: { slug: string; second: number }[];
  translations: (VideoTexts & { language_code: string })[];
};

type VideoEditorProps = {
  video: VideoForm;
  languages: readonly { code: string; name: string }[];
  onSave: (sent: SentVideo) => Promise<FieldErrors | null>;
};

const EMPTY: VideoTexts = { title: "", description: "" };

/** The texts of a video next to those in another language, its products on the time line, and when it is published. */
export function VideoEditor({ video, languages, onSave }: VideoEditorProps) {
  const { t } = usePage();
  const [translated, setTranslated] = useState<Readonly<Record<string, VideoTexts>>>(
    Object.fromEntries(video.translations.map(({ languageCode, ...texts }) => [languageCode, texts])),
  );
  const [shown, setShown] = useState(languages[0]?.code ?? "");
  const texts = translated[shown] ?? EMPTY;
  const translate = (changed: Partial<VideoTexts>) =>
    setTranslated((known) => ({ ...known, [shown]: { ...texts, ...changed } }));

  const form = useForm({
    save(data) {
      const publishedAt = textOf(data, "published_at");
      return onSave({
        title: textOf(data, "title"),
        description: textOf(data, "description"),
        address: textOf(data, "address"),
        published_at: publishedAt === "" ? null : new Date(`${publishedAt}Z`).toISOString(),
        products: readMoments(textOf(data, "products")),
        translations: Object.entries(translated).map(([code, each]) => ({ language_code: code, ...each })),
      });
    },
  });

  return (
    <Form {...form} aria-label={t("Video")} className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
        <AccountCard title={t("Text for all languages")}>
          <div className="grid gap-4">
            <TextField name="title" label={t("Title")} defaultValue={video.title} maxLength={120} dir="auto" />
            <TextArea
              name="description"
              label={t("Description")}
              required={false}
              defaultValue={video.description}
              maxLength={2_000}
              dir="auto"
            />
          </div>
        </AccountCard>
        <AccountCard title={t("Translation")}>
          <div className="grid gap-4">
            <SelectField label={t("Language")} value={shown} onChange={({ target }) => setShown(target.value)}>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {translated[code]?.title ? `${name} ✓` : name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t("Title")}
              required={false}
              value={texts.title}
              maxLength={120}
              dir="auto"
              onChange={({ target }) => translate({ title: target.value })}
            />
            <TextArea
              label={t("Description")}
              required={false}
              value={texts.description}
              maxLength={2_000}
              dir="auto"
              error={form.errors.translations}
              onChange={({ target }) => translate({ description: target.value })}
            />
          </div>
        </AccountCard>
        <AccountCard title={t("Products in this video")}>
          <TextArea
            name="products"
            label={t("Moments and products")}
            hint={t("One per line: the time it appears and the product's address, such as 0:12 /product/mug.")}
            required={false}
            rows={6}
            dir="ltr"
            defaultValue={writeMoments(video.products)}
          />
        </AccountCard>
        <AccountCard title={t("Publication")}>
          <div className="grid gap-4">
            <TextField
              name="published_at"
              type="datetime-local"
              label={t("Publish at (UTC)")}
              hint={t("Leave it empty to keep a draft. A time in the future schedules the video.")}
              required={false}
              defaultValue={video.publishedAt?.slice(0, 16) ?? ""}
              className="max-w-xs"
            />
            <TextField
              name="address"
              type="url"
              label={t("Address on YouTube or Vimeo")}
              hint={t(
                "Leave it empty to play a video you upload. Nothing is loaded from there until the shopper agrees.",
              )}
              required={false}
              defaultValue={video.kind === "file" ? "" : hostAddress(video.kind, video.source ?? "")}
              dir="ltr"
            />
          </div>
        </AccountCard>
      </div>
      <FormError />
      <div>
        <SubmitButton />
      </div>
    </Form>
  );
}
