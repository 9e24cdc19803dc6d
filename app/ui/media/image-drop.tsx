import { useState } from "react";
import type { Upload } from "../catalog-terms/single-image.tsx";
import { buttonClass } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type ImageDropProps = {
  /** How many more fit. */
  max: number;
  onUpload: Upload;
  /** The names of the stored files. */
  onAdded: (files: string[]) => void;
};

/** Uploads images that are chosen or dropped, one after the other, and names those that could not be stored. */
export function ImageDrop({ max, onUpload, onAdded }: ImageDropProps) {
  const { t } = usePage();
  const [isUploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);

  async function upload(files: readonly File[]): Promise<void> {
    const added: string[] = [];
    const wrong: string[] = [];
    setUploading(true);
    for (const file of files.slice(0, max)) {
      const outcome = await onUpload(file);
      if ("file" in outcome) added.push(outcome.file);
      else wrong.push(`${file.name}: ${outcome.error}`);
    }
    setUploading(false);
    setRefused(wrong);
    if (added.length > 0) onAdded(added);
  }

  return (
    <>
      {max > 0 && (
        <label
          className="mt-4 grid cursor-pointer justify-items-center gap-2 rounded-card border border-dashed border-line-strong p-6 text-center text-sm text-muted has-focus-visible:outline-2"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void upload([...event.dataTransfer.files]);
          }}
        >
          <span className={buttonClass("secondary", "small")}>
            <Icon name="plus" className="size-4" />
            {t("Add pictures")}
          </span>
          {t("Or drop them here. JPEG, PNG, WebP, AVIF or GIF, up to 5 MB each.")}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = "";
              void upload(files);
            }}
          />
        </label>
      )}
      <div role="status" className="mt-2 text-sm">
        {isUploading && t("Uploading")}
        {refused.map((sentence) => (
          <p key={sentence} className="text-danger">
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}
