import { useState } from "react";
import type { SlideCollection, SlideForm } from "#domain/platform/home-admin/home-admin.ts";
import { shopTimeOf } from "#shared/shop-time.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import type { TypedSchedule } from "./schedule-fields.tsx";
import { SlideFields, type SlideSources } from "./slide-fields.tsx";
import { SortableList } from "./sortable-list.tsx";

export type TypedSlide = Omit<SlideForm, "id" | "startsAt" | "endsAt"> &
  TypedSchedule & { id: number | null; key: string };

export type SentSlide = {
  id: number | null;
  image: string;
  phone_image: string;
  backdrop: string;
  link: string;
  is_active: boolean;
  starts_at: string;
  ends_at: string;
  title: string;
  text: string;
  button: string;
  translations: {
    language_code: string;
    title: string;
    text: string;
    button: string;
    image: string;
    phone_image: string;
  }[];
};

type SlideEditorProps = {
  collection: SlideCollection;
  slides: readonly SlideForm[];
  languages: readonly { code: string; name: string }[];
  clicks: readonly { id: number; clicks: number }[];
  sources: SlideSources;
  timeZone: string;
  /** Returns the validation errors; null on success. */
  onSave: (slides: SentSlide[]) => Promise<FieldErrors | null>;
};

const NEW: Omit<TypedSlide, "key"> = {
  id: null,
  image: "",
  phoneImage: "",
  backdrop: "#f7f2e9",
  link: "/products",
  isActive: true,
  from: "",
  until: "",
  title: "",
  text: "",
  button: "",
  translations: [],
};

/** The slides or banners of the home page. Nothing changes in the shop before they are saved. */
export function SlideEditor(props: SlideEditorProps) {
  const { collection, slides, languages, clicks, sources, timeZone, onSave } = props;
  const { t } = usePage();
  const [typed, setTyped] = useState<TypedSlide[]>(
    slides.map(({ startsAt, endsAt, ...each }) => ({
      ...each,
      key: String(each.id),
      from: startsAt ? shopTimeOf(startsAt, timeZone) : "",
      until: endsAt ? shopTimeOf(endsAt, timeZone) : "",
    })),
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const isSlider = collection === "sliders";

  async function save(): Promise<void> {
    setPending(true);
    const wrong = await onSave(typed.map(sentSlide));
    setPending(false);
    setErrors(wrong ?? {});
  }

  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      {typed.length === 0 ? (
        <EmptyState
          icon="layout-list"
          title={isSlider ? t("No slides yet") : t("No banners yet")}
          text={t("Add one with a picture, a title and a link.")}
        />
      ) : (
        <SortableList
          label={isSlider ? t("Slides") : t("Banners")}
          items={typed}
          keyOf={({ key }) => key}
          nameOf={({ title }) => title || t("Untitled")}
          onChange={setTyped}
        >
          {(slide, index) => (
            <SlideFields
              slide={slide}
              isSlider={isSlider}
              languages={languages}
              errorOf={(name) => errors[`slides.${index}.${name}`]}
              clicks={clicks.find(({ id }) => id === slide.id)?.clicks ?? 0}
              sources={sources}
              timeZone={timeZone}
              onChange={(change) =>
                setTyped((known) => known.map((each) => (each.key === slide.key ? { ...each, ...change } : each)))
              }
            />
          )}
        </SortableList>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} onClick={() => void save()}>
          {t("Save")}
        </Button>
        <Button variant="secondary" onClick={() => setTyped([...typed, { ...NEW, key: `new-${Date.now()}` }])}>
          <Icon name="plus" className="size-4.5" /> {isSlider ? t("Add slide") : t("Add banner")}
        </Button>
      </div>
    </div>
  );
}

function sentSlide({ key: _key, phoneImage, isActive, from, until, translations, ...slide }: TypedSlide): SentSlide {
  return {
    ...slide,
    phone_image: phoneImage,
    is_active: isActive,
    starts_at: from,
    ends_at: until,
    translations: translations.map(({ languageCode, phoneImage: phone, ...texts }) => ({
      language_code: languageCode,
      phone_image: phone,
      ...texts,
    })),
  };
}
