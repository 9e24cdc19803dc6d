import { useState } from "react";
import type { Library } from "../media/library.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

export type Upload = (file: File) => Promise<{ file: string } | { error: string }>;

type SingleImageProps = {
  label: string;
  file: string | null;
  onUpload: Upload;
  library: Library;
  onChange: (file: string | null) => void;
};

/** One image that is uploaded, replaced or removed. */
export function SingleImage({ label, file, onUpload, library, onChange }: SingleImageProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);

  async function upload(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setUploading(true);
    const outcome = await onUpload(chosen);
    setUploading(false);
    setError("error" in outcome ? outcome.error : null);
    if ("file" in outcome) onChange(outcome.file);
  }

  return (
    <div>
      <p className="mb-1 text-sm font-medium">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Picture file={file} alt={label} sizes="5rem" className="size-20 rounded-field" />
        <label className={`cursor-pointer has-focus-visible:outline-2 ${buttonClass("secondary", "small")}`}>
          {isUploading ? t("Uploading") : t("Choose a picture")}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            className="sr-only"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              void upload(chosen);
            }}
          />
        </label>
        {library((chosen) => onChange(chosen.file))}
        {file !== null && (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t("Remove")}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
