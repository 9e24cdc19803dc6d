import { type PointerEvent, useRef, useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { areaBetween, type CropArea, fitArea, middleArea, WHOLE } from "./crop-area.ts";
import { cropImage } from "./crop-image.ts";

type CropDialogProps = {
  title: string;
  file: string;
  /** Returns what was wrong; null on success. */
  onCropped: (cropped: File) => Promise<string | null>;
  onClose: () => void;
};

const LARGEST = 1600;
const SHAPES = { any: null, square: 1, "4:3": 4 / 3, "3:4": 3 / 4, "16:9": 16 / 9 } as const;
type Shape = keyof typeof SHAPES;

/** Cuts an image in the browser: by drawing a rectangle, or with numbers. The part becomes an image of its own. */
export function CropDialog({ title, file, onCropped, onClose }: CropDialogProps) {
  const { t, appPath } = usePage();
  const image = useRef<HTMLImageElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const [area, setArea] = useState<CropArea>(WHOLE);
  const [shape, setShape] = useState<Shape>("any");
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const names: Record<Shape, string> = {
    any: t("Any"),
    square: t("Square"),
    "4:3": "4:3",
    "3:4": "3:4",
    "16:9": "16:9",
  };
  const source = `${appPath}img/${LARGEST}/${file}`;

  /** Width to height in percent of this image. */
  function ratioOf(chosen: Shape): number | null {
    const wanted = SHAPES[chosen];
    const { naturalWidth = 1, naturalHeight = 1 } = image.current ?? {};
    return wanted === null ? null : (wanted * naturalHeight) / naturalWidth;
  }

  function placeOf(event: PointerEvent<SVGSVGElement>): { x: number; y: number } {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 };
  }

  function choose(chosen: Shape): void {
    setShape(chosen);
    const ratio = ratioOf(chosen);
    if (ratio !== null) setArea(middleArea(ratio));
  }

  async function crop(): Promise<void> {
    if (!image.current) return;
    setPending(true);
    const cropped = await cropImage(image.current, area, file);
    const wrong = cropped ? await onCropped(cropped) : t("This picture can't be cropped.");
    setPending(false);
    setError(wrong);
    if (wrong === null) onClose();
  }

  const field = (name: keyof CropArea, label: string) => (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      step={0.1}
      dir="ltr"
      value={String(area[name])}
      onChange={(event) => {
        setShape("any");
        setArea(fitArea({ ...area, [name]: Number(event.currentTarget.value) || 0 }));
      }}
    />
  );

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button isPending={isPending} onClick={() => void crop()}>
            {t("Crop")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        <p className="text-sm text-muted">{t("Draw a rectangle around the part to keep, or enter numbers.")}</p>
        <div dir="ltr" className="relative mx-auto w-fit">
          <img ref={image} src={source} alt="" className="block max-h-[45dvh] max-w-full" />
          <svg
            aria-hidden
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full cursor-crosshair touch-none"
            onPointerDown={(event) => {
              start.current = placeOf(event);
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              if (start.current) setArea(areaBetween(start.current, placeOf(event), ratioOf(shape)));
            }}
            onPointerUp={() => (start.current = null)}
            onPointerCancel={() => (start.current = null)}
          >
            <path
              fillRule="evenodd"
              className="fill-black/55"
              d={`M0 0H100V100H0ZM${area.left} ${area.top}v${area.height}h${area.width}v${-area.height}Z`}
            />
            <rect
              x={area.left}
              y={area.top}
              width={area.width}
              height={area.height}
              fill="none"
              vectorEffect="non-scaling-stroke"
              className="stroke-white stroke-2"
            />
          </svg>
        </div>
        <SelectField label={t("Shape")} value={shape} onChange={(event) => choose(event.currentTarget.value as Shape)}>
          {Object.entries(names).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {field("left", t("Left in %"))}
          {field("top", t("Top in %"))}
          {field("width", t("Width in %"))}
          {field("height", t("Height in %"))}
        </div>
        {error !== null && <Notice kind="error">{error}</Notice>}
      </div>
    </Dialog>
  );
}
