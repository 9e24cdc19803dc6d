import { type ChangeEvent, useId, useState } from "react";
import { MAX_RETURN_IMAGES } from "#shared/return-choices.ts";
import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export type ChosenImage = { key: string; file: File; address: string };

const READ_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";
const MAX_BYTES = 5_000_000;

type ImageChoiceProps = {
  pictures: readonly ChosenImage[];
  error?: string | undefined;
  /** How many can be added. */
  max?: number;
  /** Who sees them. */
  hint: string;
  onChange: (pictures: ChosenImage[]) => void;
};

/** Images to upload, each with a preview. */
export function ImageChoice({ pictures, error, max = MAX_RETURN_IMAGES, hint, onChange }: ImageChoiceProps) {
  const { t } = usePage();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? error;

  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    target.value = "";
    const fitting = files.filter(({ size }) => size <= MAX_BYTES);
    const room = max - pictures.length;
    setProblem(
      fitting.length < files.length
        ? t("Choose a picture of up to {megabytes} MB.", { megabytes: MAX_BYTES / 1_000_000 })
        : files.length > room
          ? t("You can add up to {most} pictures.", { most: max })
          : undefined,
    );
    const read = await Promise.all(fitting.slice(0, room).map(readImage));
    onChange([...pictures, ...read]);
  }

  return (
    <div>
      <p id={id} className="mb-1 flex items-baseline justify-between gap-2 text-sm font-medium">
        {t("Pictures")}
        <span className="text-xs font-normal text-muted">{t("optional")}</span>
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {pictures.map((image, index) => (
          <li key={image.key} className="relative">
            <img
              src={image.address}
              alt={t("Picture {number}", { number: index + 1 })}
              className="size-24 rounded-field border border-line object-cover"
            />
            <IconButton
              label={t("Remove picture {number}", { number: index + 1 })}
              data-action=""
              onClick={() => onChange(pictures.filter(({ key }) => key !== image.key))}
              className="absolute end-1 top-1 size-8 bg-paper/90"
            >
              <Icon name="x" className="size-4" />
            </IconButton>
          </li>
        ))}
        {pictures.length < max && (
          <li>
            <label className="flex size-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-field border border-dashed border-line-strong text-sm text-muted hover:border-ink hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-primary">
              <Icon name="plus" className="size-5" />
              {t("Add")}
              <input
                type="file"
                accept={READ_TYPES}
                multiple
                className="sr-only"
                aria-label={t("Add pictures")}
                onChange={(event) => void add(event)}
              />
            </label>
          </li>
        )}
      </ul>
      {shown && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {shown}
        </p>
      )}
      <p className="mt-1 text-xs text-muted">{hint}</p>
    </div>
  );
}

let count = 0;

async function readImage(file: File): Promise<ChosenImage> {
  count += 1;
  const key = `${count}`;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve({ key, file, address: reader.result as string }));
    reader.addEventListener("error", () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
