import { type ChangeEvent, useId, useRef } from "react";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { OwnImage } from "./own-image.tsx";

type ImageCardProps = {
  firstName: string;
  lastName: string;
  image: string | null;
  /** A data URL of the chosen image, which is not uploaded yet. */
  preview: string | null;
  refusal: string | null;
  isPending: boolean;
  onChoose: (file: File) => void;
  onSave: () => void;
  onForget: () => void;
  onRemove: () => void;
};

/** The customer's image: choose, preview, then upload. */
export function ImageCard(props: ImageCardProps) {
  const { image, preview, refusal, isPending, onChoose, onSave, onForget, onRemove } = props;
  const { t } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.currentTarget.files?.[0];
    // Choosing the same file again must also trigger a change.
    event.currentTarget.value = "";
    if (file) onChoose(file);
  }

  return (
    <AccountCard title={t("Your picture")}>
      <div className="flex flex-wrap items-center gap-5">
        <OwnImage {...props} image={image} preview={preview} className="size-24 text-3xl" />
        <div className="min-w-48 flex-1">
          <input
            ref={field}
            type="file"
            name="image"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            aria-label={t("Your picture")}
            aria-describedby={hintId}
            className="sr-only"
            tabIndex={-1}
            onChange={choose}
          />
          <div className="flex flex-wrap gap-2">
            {preview ? (
              <>
                <Button isPending={isPending} onClick={onSave}>
                  {t("Save picture")}
                </Button>
                <Button variant="quiet" onClick={onForget}>
                  {t("Cancel")}
                </Button>
              </>
            ) : (
              <>
                <Button variant="secondary" data-action="" onClick={() => field.current?.click()}>
                  {image ? t("Change picture") : t("Choose picture")}
                </Button>
                {image && (
                  <Button variant="quiet" data-action="" isPending={isPending} onClick={onRemove}>
                    <Icon name="trash-2" className="size-4.5" />
                    {t("Remove")}
                  </Button>
                )}
              </>
            )}
          </div>
          <p id={hintId} className="mt-2 text-sm text-muted">
            {preview ? t("This is how others will see you.") : t("JPEG, PNG, WebP, AVIF or a still GIF, up to 5 MB.")}
          </p>
        </div>
      </div>
      {refusal && (
        <div className="mt-4">
          <Notice kind="error">{refusal}</Notice>
        </div>
      )}
    </AccountCard>
  );
}
