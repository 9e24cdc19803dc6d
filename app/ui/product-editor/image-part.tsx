import { useId, useState } from "react";
import type { ProductImage } from "#domain/catalog/product-admin/product-admin.ts";
import type { ProductColor } from "#domain/catalog/product/product.ts";
import { MAX_IMAGES } from "#shared/product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { Library } from "../media/library.ts";
import { ImageDrop } from "../media/image-drop.tsx";
import type { EditorPartProps } from "./editor-props.ts";
import { moveItem } from "../parts/move-item.ts";
import { ImageCard } from "./image-card.tsx";

type ImagePartProps = EditorPartProps & {
  /** Those of the variants. */
  colors: readonly ProductColor[];
  /** Those that the shop has. */
  videos: readonly { address: string; title: string }[];
  /** Returns the file's name, or what was wrong. */
  onUpload: (file: File) => Promise<{ file: string } | { error: string }>;
  /** A button to choose one that was uploaded before. */
  library: Library;
};

/** The gallery: upload several, order by dragging or with buttons, describe, assign to a color. */
export function ImagePart({ product, colors, videos, library, onChange, onUpload }: ImagePartProps) {
  const { t } = usePage();
  const { pictures } = product;
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => onChange({ pictures: moveItem(pictures, from, to) });
  const set = (index: number, changed: Partial<ProductImage>) =>
    onChange({ pictures: pictures.map((each, place) => (place === index ? { ...each, ...changed } : each)) });

  async function replace(picture: ProductImage, cropped: File): Promise<string | null> {
    const outcome = await onUpload(cropped);
    if ("error" in outcome) return outcome.error;
    const { file } = outcome;
    onChange({
      pictures: pictures.map((each) => (each.file === picture.file ? { ...each, file, focus: "center" } : each)),
      variants: product.variants.map((each) => (each.image === picture.file ? { ...each, image: file } : each)),
    });
    return null;
  }

  return (
    <AccountCard title={t("Pictures")} text={t("The first one is shown in lists. Drag them, or use the arrows.")}>
      <ul aria-label={t("Pictures")} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
        {pictures.map((picture, index) => (
          <li
            key={picture.file}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              move(dragged, index);
            }}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-card border border-line p-3"
          >
            <ImageCard
              picture={picture}
              index={index}
              isLast={index === pictures.length - 1}
              colors={colors}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(withoutImage(product, index))}
              onChange={(changed) => set(index, changed)}
              onCropped={(cropped) => replace(picture, cropped)}
            />
          </li>
        ))}
      </ul>
      {pictures.length < MAX_IMAGES && (
        <div className="mt-4">
          {library(({ file, alt }) => {
            if (!pictures.some((picture) => picture.file === file))
              onChange({ pictures: [...pictures, { file, alt, colorId: null, focus: "center" }] });
          })}
        </div>
      )}
      <ImageDrop
        max={MAX_IMAGES - pictures.length}
        onUpload={onUpload}
        onAdded={(files) =>
          onChange({
            pictures: [
              ...pictures,
              ...files.map((file) => ({ file, alt: "", colorId: null, focus: "center" as const })),
            ],
          })
        }
      />
      <VideoField {...{ product, videos, onChange }} />
    </AccountCard>
  );
}

function VideoField({ product, videos, onChange }: EditorPartProps & Pick<ImagePartProps, "videos">) {
  const { t } = usePage();
  const list = useId();
  return (
    <div className="mt-4">
      <TextField
        name="video_url"
        label={t("Video")}
        required={false}
        maxLength={500}
        dir="ltr"
        list={list}
        autoComplete="off"
        hint={t("One of your videos, or an address with https. It's linked from the pictures.")}
        value={product.videoUrl}
        onChange={(event) => onChange({ videoUrl: event.currentTarget.value })}
      />
      <datalist id={list}>
        {videos.map(({ address, title }) => (
          <option key={address} value={address}>
            {title}
          </option>
        ))}
      </datalist>
    </div>
  );
}

/** Variants that showed it follow their color again. */
function withoutImage({ pictures, variants }: EditorPartProps["product"], index: number) {
  const gone = pictures[index]?.file;
  return {
    pictures: pictures.filter((_image, place) => place !== index),
    variants: variants.map((variant) => (variant.image === gone ? { ...variant, image: null } : variant)),
  };
}
