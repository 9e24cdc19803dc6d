import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type ImageFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Empty without an image. */
  file: string;
  error?: string | undefined;
  isRemovable?: boolean;
  /** Another way to choose one. */
  library?: ReactNode;
  /** Null removes it. */
  onChange: (file: File | null) => Promise<void>;
};

/** An image that is uploaded as soon as it is chosen. */
export function ImageField({ id, label, hint, file, error, isRemovable = true, library, onChange }: ImageFieldProps) {
  const { t, appPath } = usePage();
  const inputId = useId();
  const [isPending, setPending] = useState(false);

  async function change(chosen: File | null): Promise<void> {
    setPending(true);
    await onChange(chosen);
    setPending(false);
  }

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    if (chosen) void change(chosen);
  }

  return (
    <div id={id} className="flex min-w-0 flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5">
      <span className="flex h-20 w-32 shrink-0 items-center justify-center overflow-hidden rounded-field border border-line bg-sunken text-line-strong">
        {file ? (
          <img src={`${appPath}img/320/${file}`} alt={label} className="size-full object-contain" />
        ) : (
          <Icon name="image-off" className="size-7" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor={inputId} className="font-medium">
          {label}
        </label>
        {hint && <p className="text-sm text-muted">{hint}</p>}
        <p className="text-xs text-muted">{t("JPEG, PNG, WebP, AVIF or a still GIF, up to 5 MB.")}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <input
            id={inputId}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            aria-busy={isPending || undefined}
            aria-invalid={error ? true : undefined}
            className="max-w-full text-sm file:me-3 file:min-h-9 file:cursor-pointer file:rounded-field file:border file:border-solid file:border-line-strong file:bg-surface file:px-3 file:text-sm file:font-medium file:text-ink"
            onChange={choose}
          />
          {library}
          {isRemovable && file !== "" && (
            <Button variant="quiet" size="small" isPending={isPending} onClick={() => void change(null)}>
              {t("Remove")}
            </Button>
          )}
        </div>
        {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      </div>
    </div>
  );
}
