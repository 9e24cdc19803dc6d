import { useState } from "react";
import type { MediaRecord } from "#domain/platform/media/media.ts";
import { FOCUS_POINTS, type FocusPoint } from "#shared/focus-point.ts";
import type { Translate } from "#shared/translate.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

export type MediaTexts = { name: string; alt: string; focus: FocusPoint | null };

type MediaDialogProps = {
  media: MediaRecord;
  /** Returns the errors by field; null on success. */
  onSave: (texts: MediaTexts) => Promise<FieldErrors | null>;
  onClose: () => void;
};

const FOCUS_NAMES: Record<FocusPoint, (t: Translate) => string> = {
  center: (t) => t("Middle"),
  top: (t) => t("Top"),
  bottom: (t) => t("Bottom"),
  left: (t) => t("Left"),
  right: (t) => t("Right"),
  "top-left": (t) => t("Top left"),
  "top-right": (t) => t("Top right"),
  "bottom-left": (t) => t("Bottom left"),
  "bottom-right": (t) => t("Bottom right"),
};

/** The name, the alt text and the focus of an image. */
export function MediaDialog({ media, onSave, onClose }: MediaDialogProps) {
  const { t } = usePage();
  const [focus, setFocus] = useState(media.focus);
  const dialog = useDialogForm({
    save: (data) => {
      return onSave({ name: textOf(data, "name"), alt: textOf(data, "alt"), focus });
    },
    onClose,
  });

  return (
    <FormDialog width="medium" title={media.name || media.file} {...dialog}>
      <Picture
        file={media.file}
        alt={media.alt || media.name}
        sizes="24rem"
        className="mx-auto aspect-square w-full max-w-sm rounded-field"
      />
      <TextField name="name" label={t("Name")} required={false} maxLength={200} dir="auto" defaultValue={media.name} />
      <TextField
        name="alt"
        label={t("Description for screen readers")}
        required={false}
        maxLength={200}
        dir="auto"
        defaultValue={media.alt}
        hint={t("Used as the default when you choose this picture for a product.")}
      />
      <SelectField
        label={t("Keep in view")}
        hint={t("Where slides and banners crop the picture, this part stays visible.")}
        value={focus ?? ""}
        onChange={({ target: { value } }) => setFocus(FOCUS_POINTS.find((point) => point === value) ?? null)}
      >
        <option value="">{t("Default")}</option>
        {FOCUS_POINTS.map((point) => (
          <option key={point} value={point}>
            {FOCUS_NAMES[point](t)}
          </option>
        ))}
      </SelectField>
      <div
        data-focus={focus ?? undefined}
        data-phone-focus={focus ?? undefined}
        className="grid grid-cols-[2fr_1fr] gap-2"
      >
        {["aspect-[5/2]", "aspect-[5/4]"].map((shape) => (
          <Picture
            key={shape}
            file={media.file}
            alt=""
            sizes="20rem"
            className={`focused w-full rounded-field ${shape}`}
          />
        ))}
      </div>
    </FormDialog>
  );
}
