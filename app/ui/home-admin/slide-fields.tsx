import type { SlideImages, SlideTexts } from "#domain/platform/home-admin/home-admin.ts";
import type { Library } from "../media/library.ts";
import { CheckField, TextField } from "../parts/field.tsx";
import { LinkField, type LinkSearch } from "../parts/link-field.tsx";
import { usePage } from "../parts/page.tsx";
import { TranslationPair } from "../parts/translation-pair.tsx";
import { ImageField } from "../setting/image-field.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { TypedSlide } from "./slide-editor.tsx";

/** Where images and links come from. */
export type SlideSources = {
  library: Library;
  /** Uploads an image; its file name, or null if it was refused. */
  onImage: (file: File) => Promise<string | null>;
  searchLinks: LinkSearch;
};

type SlideFieldsProps = {
  slide: TypedSlide;
  /** In the last 30 days. */
  clicks: number;
  isSlider: boolean;
  languages: readonly { code: string; name: string }[];
  errorOf: (name: string) => string | undefined;
  sources: SlideSources;
  timeZone: string;
  onChange: (change: Partial<TypedSlide>) => void;
};

const NO_TEXTS: SlideTexts & SlideImages = { title: "", text: "", button: "", image: "", phoneImage: "" };

/** A slide or banner: images, texts, link. */
export function SlideFields(props: SlideFieldsProps) {
  const { slide, clicks, isSlider, languages, errorOf, sources, timeZone, onChange } = props;
  const { t } = usePage();
  const { key, backdrop, link, isActive, from, until, translations } = slide;

  function translate(languageCode: string, texts: Partial<SlideTexts & SlideImages>): void {
    const known = translations.find((each) => each.languageCode === languageCode);
    const others = translations.filter((each) => each.languageCode !== languageCode);
    onChange({ translations: [...others, { ...NO_TEXTS, ...known, ...texts, languageCode }] });
  }

  return (
    <div className="grid gap-4 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CheckField
          checked={isActive}
          label={t("Shown")}
          onChange={(event) => onChange({ isActive: event.target.checked })}
        />
        {slide.id !== null && (
          <p className="figures text-sm text-muted">{t("{count} clicks in 30 days", { count: clicks })}</p>
        )}
      </div>
      <Images id={key} pictures={slide} isSlider={isSlider} errorOf={errorOf} sources={sources} onChange={onChange} />
      <Texts texts={slide} isSlider={isSlider} errorOf={errorOf} onChange={onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <LinkField
          label={t("Link")}
          value={link}
          error={errorOf("link")}
          search={sources.searchLinks}
          onChange={(address) => onChange({ link: address })}
        />
        <TextField
          type="color"
          label={t("Background color")}
          hint={t("Shown next to the picture. Text on it is black or white, whichever is easier to read.")}
          value={backdrop}
          className="[&_input]:p-1"
          onChange={(event) => onChange({ backdrop: event.target.value })}
        />
      </div>
      <ScheduleFields {...{ from, until, timeZone, errorOf, onChange }} />
      {languages.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Translations")}</summary>
          <div className="mt-3 grid gap-5">
            {languages.map(({ code, name }) => {
              const own = translations.find(({ languageCode }) => languageCode === code) ?? NO_TEXTS;
              return (
                <fieldset key={code} className="grid gap-4">
                  <legend className="mb-2 text-sm font-semibold">{name}</legend>
                  <Texts
                    texts={own}
                    original={slide}
                    isSlider={isSlider}
                    errorOf={() => undefined}
                    onChange={(texts) => translate(code, texts)}
                  />
                  <Images
                    id={`${key}-${code}`}
                    pictures={own}
                    isTranslation
                    isSlider={isSlider}
                    errorOf={() => undefined}
                    sources={sources}
                    onChange={(pictures) => translate(code, pictures)}
                  />
                </fieldset>
              );
            })}
          </div>
        </details>
      )}
    </div>
  );
}

type ImagesProps = {
  id: string;
  pictures: SlideImages;
  isTranslation?: boolean;
  isSlider: boolean;
  errorOf: (name: string) => string | undefined;
  sources: SlideSources;
  onChange: (pictures: Partial<SlideImages>) => void;
};

/** The image for wide screens and the one for phones. */
function Images({ id, pictures, isTranslation = false, isSlider, errorOf, sources, onChange }: ImagesProps) {
  const { t } = usePage();
  const { library, onImage } = sources;
  const size = isSlider ? t("1600 by 640 pixels look best.") : t("960 by 480 pixels look best.");

  async function upload(name: "image" | "phoneImage", file: File | null): Promise<void> {
    const stored = file ? await onImage(file) : "";
    if (stored !== null) onChange({ [name]: stored });
  }

  return (
    <>
      <ImageField
        id={`picture-${id}`}
        label={t("Picture")}
        hint={isTranslation ? t("Only if the picture contains text. If empty, the original is used.") : size}
        file={pictures.image}
        error={errorOf("image")}
        isRemovable={isTranslation}
        library={library((chosen) => onChange({ image: chosen.file }))}
        onChange={(file) => upload("image", file)}
      />
      <ImageField
        id={`phone-picture-${id}`}
        label={t("Picture on phones")}
        hint={isTranslation ? undefined : t("Taller than wide. If empty, the other picture is used.")}
        file={pictures.phoneImage}
        error={errorOf("phone_image")}
        library={library((chosen) => onChange({ phoneImage: chosen.file }))}
        onChange={(file) => upload("phoneImage", file)}
      />
    </>
  );
}

type TextsProps = {
  texts: SlideTexts;
  /** For a translation. */
  original?: SlideTexts;
  isSlider: boolean;
  errorOf: (name: string) => string | undefined;
  onChange: (texts: Partial<SlideTexts>) => void;
};

function Texts({ texts, original, isSlider, errorOf, onChange }: TextsProps) {
  const { t } = usePage();
  return (
    <div className={`grid gap-4 ${original ? "" : "sm:grid-cols-2"}`}>
      <TranslationPair source={original?.title}>
        <TextField
          label={t("Title")}
          value={texts.title}
          dir="auto"
          maxLength={80}
          error={errorOf("title")}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </TranslationPair>
      {isSlider && (
        <TranslationPair source={original?.button}>
          <TextField
            label={t("Button")}
            value={texts.button}
            dir="auto"
            maxLength={40}
            error={errorOf("button")}
            onChange={(event) => onChange({ button: event.target.value })}
          />
        </TranslationPair>
      )}
      <TranslationPair source={original?.text}>
        <TextField
          label={t("Text")}
          value={texts.text}
          dir="auto"
          maxLength={200}
          className={isSlider && !original ? "sm:col-span-2" : ""}
          error={errorOf("text")}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </TranslationPair>
    </div>
  );
}
