import { type KeyboardEvent, useEffect, useRef } from "react";
import { IconButton } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Picture } from "#app/ui/parts/picture.tsx";
import { Icon } from "../parts/icon.tsx";

export type GalleryDialogProps = {
  images: readonly string[];
  alts: readonly string[];
  name: string;
  index: number;
  isOpen: boolean;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** The images in full screen; the arrow keys move through them. */
export function GalleryDialog({ images, alts, name, index, isOpen, onIndex, onClose }: GalleryDialogProps) {
  const { t, language } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  const step = (by: number) => onIndex(Math.max(0, Math.min(images.length - 1, index + by)));
  function onKeyDown({ key }: KeyboardEvent) {
    const forward = language.direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "ArrowLeft" || key === "ArrowRight") step(key === forward ? 1 : -1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys belong to the whole dialog, wherever the focus is
    <dialog
      ref={dialog}
      data-side="center"
      data-shell=""
      aria-label={t("Pictures of {name}", { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0"
    >
      {isOpen && (
        <div className="flex h-full flex-col">
          <header className="flex min-h-14 items-center justify-between gap-4 ps-5 pe-2">
            <p className="truncate font-semibold">{name}</p>
            <output className="figures ms-auto text-sm text-muted">
              {t("Picture {number} of {count}", { number: index + 1, count: images.length })}
            </output>
            <IconButton label={t("Close")} onClick={onClose}>
              <Icon name="x" className="size-6" />
            </IconButton>
          </header>
          <div className="relative flex min-h-0 flex-1 items-center justify-center p-2 sm:p-6">
            <Picture
              file={images[index] ?? null}
              alt={alts[index] ?? name}
              sizes="(width >= 60rem) 960px, 100vw"
              width={960}
              height={960}
              isFirst
              className="aspect-square max-h-full max-w-full rounded-card object-contain"
            />
            {images.length > 1 && (
              <>
                <IconButton
                  label={t("Previous picture")}
                  disabled={index === 0}
                  onClick={() => step(-1)}
                  className="absolute start-3 bg-surface shadow-soft"
                >
                  <Icon name="chevron-left" className="mirrored size-6" />
                </IconButton>
                <IconButton
                  label={t("Next picture")}
                  disabled={index === images.length - 1}
                  onClick={() => step(1)}
                  className="absolute end-3 bg-surface shadow-soft"
                >
                  <Icon name="chevron-right" className="mirrored size-6" />
                </IconButton>
              </>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}
