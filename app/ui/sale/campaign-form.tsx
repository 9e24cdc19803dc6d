import { useState } from "react";
import type { CampaignForm as Campaign, CampaignTexts } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { CampaignStage } from "../campaign/campaign-stage.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { slugOf } from "../page-admin/slug-of.ts";
import { CheckField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { Library } from "../media/library.ts";
import { TranslationPair } from "../parts/translation-pair.tsx";
import { ImageField } from "../setting/image-field.tsx";
import { SaleTimes } from "./sale-times.tsx";

export type SentCampaign = {
  title: string;
  slug: string;
  description: string;
  banner: string;
  phone_banner: string;
  backdrop: string;
  is_flash_sale: boolean;
  is_published: boolean;
  starts_at: string;
  ends_at: string;
  translations: { language_code: string; title: string; description: string }[];
};

type CampaignFormProps = {
  /** Null for a new one. */
  campaign: Campaign | null;
  times: { startsAt: string; endsAt: string };
  timeZone: string;
  languages: readonly { code: string; name: string }[];
  library: Library;
  onImage: (file: File) => Promise<string | null>;
  onSave: (sent: SentCampaign) => Promise<FieldErrors | null>;
};

/** A campaign's texts, look and interval, with a preview of its card. */
export function CampaignForm({ campaign, times, timeZone, languages, library, onImage, onSave }: CampaignFormProps) {
  const { t } = usePage();
  const [title, setTitle] = useState(campaign?.title ?? "");
  const [slug, setSlug] = useState(campaign?.slug ?? "");
  const [content, setContent] = useState({
    description: campaign?.description ?? "",
    banner: campaign?.banner ?? "",
    phoneBanner: campaign?.phoneBanner ?? "",
    backdrop: campaign?.backdrop ?? "#0b6360",
  });

  const form = useForm({
    save(data) {
      return onSave({
        title,
        slug,
        description: content.description,
        banner: content.banner,
        phone_banner: content.phoneBanner,
        backdrop: content.backdrop,
        is_flash_sale: data.has("is_flash_sale"),
        is_published: data.has("is_published"),
        starts_at: textOf(data, "starts_at"),
        ends_at: textOf(data, "ends_at"),
        translations: languages.map(({ code }) => ({
          language_code: code,
          title: textOf(data, `title.${code}`),
          description: textOf(data, `description.${code}`),
        })),
      });
    },
  });

  async function upload(name: "banner" | "phoneBanner", file: File | null): Promise<void> {
    const stored = file ? await onImage(file) : "";
    if (stored !== null) setContent((known) => ({ ...known, [name]: stored }));
  }

  return (
    <Form {...form} className="grid grid-cols-1 gap-5">
      <AccountCard title={t("Title and address")}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            name="title"
            label={t("Title")}
            required
            maxLength={80}
            dir="auto"
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              if (campaign === null && slug === slugOf(title)) setSlug(slugOf(event.target.value));
            }}
          />
          <TextField
            name="slug"
            label={t("Address")}
            required
            maxLength={80}
            dir="ltr"
            value={slug}
            hint={`/campaign/${slug || "…"}`}
            onChange={(event) => setSlug(event.target.value)}
          />
          <TextArea
            name="description"
            label={t("Description")}
            maxLength={300}
            dir="auto"
            className="sm:col-span-2"
            value={content.description}
            onChange={(event) => setContent({ ...content, description: event.target.value })}
          />
        </div>
        <div className="mt-4 grid gap-3">
          <CheckField
            name="is_published"
            defaultChecked={campaign?.status === "published"}
            label={t("Published: shops can ask to join, and customers see it")}
          />
          <CheckField
            name="is_flash_sale"
            defaultChecked={campaign?.isFlashSale ?? false}
            label={t("Flash sale: shown with a countdown. Only one runs at a time.")}
          />
        </div>
        <Translations
          languages={languages}
          texts={campaign?.translations ?? []}
          original={{ title, description: content.description }}
        />
      </AccountCard>
      <SaleTimes
        startsAt={campaign?.typed.startsAt ?? times.startsAt}
        endsAt={campaign?.typed.endsAt ?? times.endsAt}
        timeZone={timeZone}
        isStarted={campaign?.state === "running"}
        isEndRequired
      />
      <AccountCard title={t("Appearance")}>
        <div className="grid grid-cols-1 gap-4">
          <ImageField
            id="banner"
            label={t("Picture")}
            hint={t("1600 by 640 pixels look best.")}
            file={content.banner}
            error={form.errors.banner}
            library={library((chosen) => setContent((known) => ({ ...known, banner: chosen.file })))}
            onChange={(file) => upload("banner", file)}
          />
          <ImageField
            id="phone-banner"
            label={t("Picture on phones")}
            hint={t("Taller than wide. If empty, the other picture is used.")}
            file={content.phoneBanner}
            error={form.errors.phone_banner}
            library={library((chosen) => setContent((known) => ({ ...known, phoneBanner: chosen.file })))}
            onChange={(file) => upload("phoneBanner", file)}
          />
          <TextField
            type="color"
            label={t("Background color")}
            hint={t("Shown next to the picture. Text on it is black or white, whichever is easier to read.")}
            value={content.backdrop}
            className="max-w-sm [&_input]:p-1"
            onChange={(event) => setContent({ ...content, backdrop: event.target.value })}
          />
          <div>
            <p className="mb-1 text-sm font-medium">{t("Preview")}</p>
            <CampaignStage
              campaign={{
                banner: content.banner || null,
                phoneBanner: content.phoneBanner || null,
                backdrop: content.backdrop,
              }}
              sizes="(width >= 64rem) 640px, 100vw"
              className="flex h-64 max-w-2xl flex-col items-start justify-center rounded-card p-6"
            >
              <div className="relative max-w-full sm:max-w-[43%]">
                <p className="font-heading text-2xl font-bold wrap-anywhere" dir="auto">
                  {title || t("Untitled")}
                </p>
                <p className="mt-1.5 line-clamp-2 text-sm" dir="auto">
                  {content.description}
                </p>
              </div>
            </CampaignStage>
          </div>
        </div>
      </AccountCard>
      <FormError />
      <div>
        <SubmitButton size="large">{campaign ? t("Save") : t("Create campaign")}</SubmitButton>
      </div>
    </Form>
  );
}

function Translations({
  languages,
  texts,
  original,
}: {
  languages: CampaignFormProps["languages"];
  texts: readonly CampaignTexts[];
  original: Pick<CampaignTexts, "title" | "description">;
}) {
  const { t } = usePage();
  if (languages.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Translations")}</summary>
      <div className="mt-3 grid gap-4">
        {languages.map(({ code, name }) => {
          const known = texts.find(({ languageCode }) => languageCode === code);
          return (
            <fieldset key={code} className="grid gap-3">
              <legend className="mb-2 text-sm font-semibold">{name}</legend>
              <TranslationPair source={original.title}>
                <TextField
                  name={`title.${code}`}
                  label={t("Title")}
                  required={false}
                  maxLength={80}
                  dir="auto"
                  defaultValue={known?.title}
                />
              </TranslationPair>
              <TranslationPair source={original.description}>
                <TextField
                  name={`description.${code}`}
                  label={t("Description")}
                  required={false}
                  maxLength={300}
                  dir="auto"
                  defaultValue={known?.description}
                />
              </TranslationPair>
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}
