import { useState } from "react";
import type { ProductImage } from "#domain/catalog/product-admin/product-admin.ts";
import type { ProductColor } from "#domain/catalog/product/product.ts";
import { FOCUS_POINTS, type FocusPoint } from "#shared/focus-point.ts";
import { IconButton } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { NamedOptions, Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { focusName } from "./product-labels.ts";

type ImageCardProps = {
  picture: ProductImage;
  /** Its place in the gallery. */
  index: number;
  isLast: boolean;
  colors: readonly ProductColor[];
  onMove: (to: number) => void;
  onRemove: () => void;
  onChange: (changed: Partial<ProductImage>) => void;
  /** Replaces it by a part of it. Returns what was wrong; null on success. */
  onCropped: (cropped: File) => Promise<string | null>;
};

/** An image of the gallery with its details. */
export function ImageCard({ picture, index, isLast, colors, ...actions }: ImageCardProps) {
  const { t } = usePage();
  const { onMove, onRemove, onChange, onCropped } = actions;
  const [isCropping, setCropping] = useState(false);
  const number = String(index + 1);
  return (
    <>
      <Picture
        file={picture.file}
        focus={picture.focus}
        alt={picture.alt || t("Picture {number}", { number })}
        sizes="16rem"
        className="aspect-square w-full cursor-grab rounded-field"
      />
      <div className="flex flex-wrap justify-between gap-1">
        <IconButton
          label={t("Move picture {number} forward", { number })}
          className="size-9"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <Icon name="chevron-left" className="mirrored size-4.5" />
        </IconButton>
        <IconButton
          label={t("Move picture {number} back", { number })}
          className="size-9"
          disabled={isLast}
          onClick={() => onMove(index + 1)}
        >
          <Icon name="chevron-right" className="mirrored size-4.5" />
        </IconButton>
        <IconButton label={t("Crop picture {number}", { number })} className="size-9" onClick={() => setCropping(true)}>
          <Icon name="crop" className="size-4.5" />
        </IconButton>
        <IconButton label={t("Remove picture {number}", { number })} className="ms-auto size-9" onClick={onRemove}>
          <Icon name="trash-2" className="size-4.5" />
        </IconButton>
      </div>
      <TextField
        name={`pictures.${index}.alt`}
        label={t("Description for screen readers")}
        maxLength={200}
        dir="auto"
        value={picture.alt}
        onChange={(event) => onChange({ alt: event.currentTarget.value })}
      />
      <SelectField
        label={t("Part that stays in view")}
        value={picture.focus}
        onChange={(event) => onChange({ focus: event.currentTarget.value as FocusPoint })}
      >
        <NamedOptions values={FOCUS_POINTS} nameOf={focusName} />
      </SelectField>
      {colors.length > 0 && (
        <SelectField
          name={`pictures.${index}.color_id`}
          label={t("Color")}
          value={picture.colorId ?? ""}
          onChange={(event) => onChange({ colorId: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t("All colors")}</option>
          <Options of={colors} />
        </SelectField>
      )}
      {isCropping && (
        <CropDialog
          title={t("Crop picture {number}", { number })}
          file={picture.file}
          onCropped={onCropped}
          onClose={() => setCropping(false)}
        />
      )}
    </>
  );
}
