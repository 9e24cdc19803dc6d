import { type FormEvent, useState } from "react";
import type { MediaRecord } from "#domain/platform/media/media.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type MediaDialogProps = {
  media: MediaRecord;
  /** Returns the errors by field; null on success. */
  onSave: (texts: { name: string; alt: string }) => Promise<FieldErrors | null>;
  onClose: () => void;
};

/** The name and the alt text of a picture. */
export function MediaDialog({ media, onSave, onClose }: MediaDialogProps) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setPending(true);
    const wrong = await onSave({ name: textOf(typed, "name"), alt: textOf(typed, "alt") });
    setPending(false);
    setErrors(wrong ?? {});
    if (wrong === null) onClose();
  }

  return (
    <Dialog isOpen title={media.name || media.file} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void save(event)}>
        {errors.form && <Notice kind="error">{errors.form}</Notice>}
        <Picture
          file={media.file}
          alt={media.alt || media.name}
          sizes="24rem"
          className="mx-auto aspect-square w-full max-w-sm rounded-field"
        />
        <TextField
          name="name"
          label={t("Name")}
          required={false}
          maxLength={200}
          dir="auto"
          defaultValue={media.name}
          error={errors.name}
        />
        <TextField
          name="alt"
          label={t("Description for screen readers")}
          required={false}
          maxLength={200}
          dir="auto"
          defaultValue={media.alt}
          error={errors.alt}
          hint={t("Used as the default when you choose this picture for a product.")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
