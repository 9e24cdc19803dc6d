import type { Editor } from "@tiptap/react";
import { useId } from "react";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { PictureField } from "../setting/picture-field.tsx";
import { addPicture } from "./block-commands.ts";
import type { PictureAttributes } from "./block-nodes.ts";
import type { PictureSource } from "./rich-text.tsx";

type PictureFieldsProps = {
  picture: PictureAttributes;
  pictures: PictureSource;
  onChange: (change: Partial<PictureAttributes>) => void;
};

/** A picture of the text: file, alt text, caption and width. */
export function PictureFields({ picture, pictures, onChange }: PictureFieldsProps) {
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

type NewPictureProps = { editor: Editor; pictures: PictureSource; onClose: () => void };

/** Uploads a picture, or takes one of the library, and puts it at the cursor. */
export function NewPicture({ editor, pictures, onClose }: NewPictureProps) {
  const { t } = usePage();
  const id = useId();

  function add(file: string, alt: string): void {
    addPicture(editor, { file, alt });
    onClose();
    editor.commands.focus();
  }

  return (
    <div className="grid gap-2 border-t border-line p-3">
      <PictureField
        id={id}
        label={t("Picture")}
        file=""
        isRemovable={false}
        library={pictures.library(({ file, alt }) => add(file, alt))}
        onChange={async (chosen) => {
          const file = chosen && (await pictures.onPicture(chosen));
          if (file) add(file, "");
        }}
      />
      <div>
        <Button look="quiet" size="small" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </div>
  );
}
