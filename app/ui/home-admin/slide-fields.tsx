import type { SlideTexts } from "#domain/platform/home-admin/home-admin.ts";
import type { Library } from "../media/library.ts";
import { CheckField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { TranslationPair } from "../parts/translation-pair.tsx";
import { PictureField } from "../setting/picture-field.tsx";
import type { TypedSlide } from "./slide-editor.tsx";

type SlideFieldsProps = {
  slide: TypedSlide;
  isSlider: boolean;
  languages: readonly { code: string; name: string }[];
  errorOf: (name: string) => string | undefined;
  library: Library;
  onPicture: (file: File) => Promise<string | null>;
  onChange: (change: Partial<TypedSlide>) => void;
};

/** A slide or banner: picture, texts, link. */
export function SlideFields({ slide, isSlider, languages, errorOf, library, onPicture, onChange }: SlideFieldsProps) {
  const { t } = usePage();
  const { key, image, phoneImage, backdrop, link, isActive, translations } = slide;

  async function upload(name: "image" | "phoneImage", file: File | null): Promise<void> {
    const stored = file ? await onPicture(file) : "";
    if (stored !== null) onChange({ [name]: stored });
  }

  function translate(languageCode: string, texts: Partial<SlideTexts>): void {
    const known = translations.find((each) => each.languageCode === languageCode);
    const others = translations.filter((each) => each.languageCode !== languageCode);
    onChange({ translations: [...others, { title: "", text: "", button: "", ...known, ...texts, languageCode }] });
  }

  return (
    <div className="grid gap-4 py-1">
      <CheckField
        checked={isActive}
        label={t("Shown")}
        onChange={(event) => onChange({ isActive: event.target.checked })}
      />
      <PictureField
        id={`picture-${key}`}
        label={t("Picture")}
        hint={isSlider ? t("1600 by 640 pixels look best.") : t("960 by 480 pixels look best.")}
        file={image}
        error={errorOf("image")}
        isRemovable={false}
        library={library((chosen) => onChange({ image: chosen.file }))}
        onChange={(file) => upload("image", file)}
      />
      {isSlider && (
        <PictureField
          id={`phone-picture-${key}`}
          label={t("Picture on phones")}
          hint={t("Taller than wide. Without one the other picture is used.")}
          file={phoneImage}
          error={errorOf("phone_image")}
          library={library((chosen) => onChange({ phoneImage: chosen.file }))}
          onChange={(file) => upload("phoneImage", file)}
        />
      )}
      <Texts texts={slide} isSlider={isSlider} errorOf={errorOf} onChange={onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("Link")}
          hint={t("A page of your shop, such as /page/terms, or an address that starts with https://")}
          value={link}
          dir="ltr"
          maxLength={300}
          error={errorOf("link")}
          onChange={(event) => onChange({ link: event.target.value })}
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
      {languages.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Translations")}</summary>
          <div className="mt-3 grid gap-5">
            {languages.map(({ code, name }) => (
              <fieldset key={code}>
                <legend className="mb-2 text-sm font-semibold">{name}</legend>
                <Texts
                  texts={
                    translations.find(({ languageCode }) => languageCode === code) ?? {
                      title: "",
                      text: "",
                      button: "",
                    }
                  }
                  original={slide}
                  isSlider={isSlider}
                  errorOf={() => undefined}
                  onChange={(texts) => translate(code, texts)}
                />
              </fieldset>
            ))}
          </div>
        </details>
      )}
    </div>
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
