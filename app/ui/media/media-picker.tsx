import { type FormEvent, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

export type ChosenMedia = { file: string; alt: string };
type ListedMedia = ChosenMedia & { id: number; name: string };
export type FoundMedia = { items: ListedMedia[]; hasMore: boolean };

type MediaPickerProps = {
  /** Null if they could not be read. */
  onFind: (search: string, page: number) => Promise<FoundMedia | null>;
  onChoose: (chosen: ChosenMedia) => void;
};

type Shown = FoundMedia & { search: string; page: number };

/** A button that opens the library, to choose an image that was uploaded before. */
export function MediaPicker({ onFind, onChoose }: MediaPickerProps) {
  const { t } = usePage();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isPending, setPending] = useState(false);

  async function load(search: string, page: number, before: ListedMedia[]): Promise<void> {
    setPending(true);
    const found = await onFind(search, page);
    setPending(false);
    if (found) setShown({ search, page, items: [...before, ...found.items], hasMore: found.hasMore });
  }

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The field may be in a form of its own.
    event.stopPropagation();
    void load(textOf(new FormData(event.currentTarget), "q"), 1, []);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        data-action=""
        isPending={isPending}
        onClick={() => void load("", 1, [])}
      >
        <Icon name="layout-grid" className="size-4" />
        {t("Choose from library")}
      </Button>
      {shown && (
        <Dialog isOpen width="wide" title={t("Media library")} onClose={() => setShown(null)}>
          <div className="grid gap-4 p-5">
            <form role="search" className="flex flex-wrap items-end gap-3" onSubmit={search}>
              <TextField
                name="q"
                type="search"
                label={t("Search pictures")}
                hint={t("Name, description or product")}
                maxLength={100}
                dir="auto"
                className="min-w-0 flex-1 basis-48"
              />
              <Button type="submit" variant="secondary" isPending={isPending}>
                {t("Search")}
              </Button>
            </form>
            {shown.items.length === 0 && <p className="text-muted">{t("No matching pictures")}</p>}
            <ul aria-label={t("Media library")} className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
              {shown.items.map((media) => (
                <li key={media.id}>
                  <button
                    type="button"
                    className="block w-full text-start"
                    onClick={() => {
                      onChoose({ file: media.file, alt: media.alt });
                      setShown(null);
                    }}
                  >
                    <Picture
                      file={media.file}
                      alt={media.alt || media.name || media.file}
                      sizes="10rem"
                      className="aspect-square w-full rounded-field"
                    />
                    <bdi className="mt-1 block truncate text-xs text-muted">{media.name || media.file}</bdi>
                  </button>
                </li>
              ))}
            </ul>
            {shown.hasMore && (
              <Button
                variant="secondary"
                className="justify-self-center"
                isPending={isPending}
                onClick={() => void load(shown.search, shown.page + 1, shown.items)}
              >
                {t("Show more")}
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
