import type { Editor } from "@tiptap/react";
import { useId } from "react";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { ImageField } from "../setting/image-field.tsx";
import { addImage } from "./block-commands.ts";
import type { ImageAttributes } from "./block-nodes.ts";
import type { ImageSource } from "./rich-text.tsx";

type ImageFieldsProps = {
  picture: ImageAttributes;
  pictures: ImageSource;
  onChange: (change: Partial<ImageAttributes>) => void;
};

/** An image of the text: file, alt text, caption and width. */
export function ImageFields({ picture, pictures, onChange }: ImageFieldsProps) {
  const { t } = usePage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its fields
    <div
      className="grid gap-3 border-t border-line p-3 sm:grid-cols-2"
      // The form around it is not complete.
      onKeyDown={(event) => event.key === "Enter" && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <TextField
        label={t("Description for screen readers")}
        required={false}
        value={picture.alt}
        dir="auto"
        maxLength={200}
        onChange={(event) => onChange({ alt: event.target.value })}
      />
      <TextField
        label={t("Caption")}
        required={false}
        value={picture.caption}
        dir="auto"
        maxLength={300}
        onChange={(event) => onChange({ caption: event.target.value })}
      />
      <SelectField
        label={t("Width")}
        value={picture.isWide ? "wide" : "text"}
        onChange={(event) => onChange({ isWide: event.target.value === "wide" })}
      >
        <option value="text">{t("As wide as the text")}</option>
        <option value="wide">{t("Wider than the text")}</option>
      </SelectField>
      <div className="self-end">
        {pictures.library(({ file, alt }) => onChange({ file, ...(picture.alt === "" && { alt }) }))}
      </div>
    </div>
  );
}

type NewImageProps = { editor: Editor; pictures: ImageSource; onClose: () => void };

/** Uploads an image, or takes one of the library, and puts it at the cursor. */
export function NewImage({ editor, pictures, onClose }: NewImageProps) {
  const { t } = usePage();
  const id = useId();

  function add(file: string, alt: string): void {
    addImage(editor, { file, alt });
    onClose();
    editor.commands.focus();
  }

  return (
    <div className="grid gap-2 border-t border-line p-3">
      <ImageField
        id={id}
        label={t("Picture")}
        file=""
        isRemovable={false}
        library={pictures.library(({ file, alt }) => add(file, alt))}
        onChange={async (chosen) => {
          const file = chosen && (await pictures.onImage(chosen));
          if (file) add(file, "");
        }}
      />
      <div>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </div>
  );
}
