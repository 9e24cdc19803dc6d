import { useState } from "react";
import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import { isWordKind, MAX_WORD_LENGTH, type TermKind } from "#shared/term-kinds.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { Library } from "../media/library.ts";
import { SingleImage, type Upload } from "./single-image.tsx";

export type TypedTerm = {
  name: string;
  slug: string;
  image: string | null;
  hex: string;
  attribute_id: number | null;
  guide_page_id: number | null;
  translations: Record<string, string>;
};

export type Languages = readonly { code: string; name: string; direction: "ltr" | "rtl" }[];

export type GuidePage = { id: number; title: string };

type TermDialogProps = {
  kind: TermKind;
  title: string;
  /** Null for a new one. */
  term: TermRecord | null;
  /** The attribute of a new value. */
  attributeId: number | null;
  languages: Languages;
  /** Those that can help to choose among the values of an attribute. */
  pages: readonly GuidePage[];
  onUpload: Upload;
  library: Library;
  onSave: (typed: TypedTerm) => Promise<FieldErrors | null>;
  onClose: () => void;
};

/** The fields of a brand, a color, an attribute, a value, a tag or a unit. */
export function TermDialog({
  kind,
  title,
  term,
  attributeId,
  languages,
  pages,
  onUpload,
  library,
  onSave,
  onClose,
}: TermDialogProps) {
  const { t } = usePage();
  const [image, setImage] = useState(term?.image ?? null);

  function save(data: FormData) {
    return onSave({
      name: textOf(data, "name"),
      slug: textOf(data, "slug"),
      image,
      hex: textOf(data, "hex"),
      attribute_id: attributeId,
      guide_page_id: Number(textOf(data, "guide_page_id")) || null,
      translations: Object.fromEntries(languages.map(({ code }) => [code, textOf(data, `translations.${code}`)])),
    });
  }
  const dialog = useDialogForm({ save, onClose });

  return (
    <FormDialog title={title} {...dialog}>
      <TextField
        name="name"
        label={t("Name")}
        required
        maxLength={isWordKind(kind) ? MAX_WORD_LENGTH[kind] : 80}
        dir="auto"
        defaultValue={term?.name}
      />
      {kind === "brands" && (
        <>
          <TextField
            name="slug"
            label={t("Address")}
            required={false}
            maxLength={120}
            dir="ltr"
            defaultValue={term?.slug}
            hint={t("Made from the name if you leave it empty. Old addresses redirect to the new one.")}
          />
          <SingleImage label={t("Logo")} file={image} onUpload={onUpload} library={library} onChange={setImage} />
        </>
      )}
      {kind === "colors" && (
        <TextField
          name="hex"
          type="color"
          label={t("Color")}
          className="[&_input]:p-1"
          defaultValue={term?.hex ?? "#808080"}
        />
      )}
      {kind === "attributes" && pages.length > 0 && (
        <SelectField
          name="guide_page_id"
          label={t("Size guide")}
          hint={t("A page that helps customers choose, such as a size guide. It's linked next to the choices.")}
          defaultValue={term?.guidePageId ?? ""}
        >
          <option value="">{t("None")}</option>
          {pages.map(({ id, title: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {kind !== "brands" &&
        kind !== "tags" &&
        languages.map(({ code, name, direction }) => (
          <TextField
            key={code}
            name={`translations.${code}`}
            label={name}
            required={false}
            maxLength={80}
            dir={direction}
            lang={code}
            defaultValue={term?.translations.find((each) => each.language === code)?.name}
          />
        ))}
    </FormDialog>
  );
}
