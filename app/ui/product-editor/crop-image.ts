import type { CropArea } from "./crop-area.ts";

const QUALITY = 0.92;

/** The part of a loaded image as a file of its own; null if the browser can't make it. */
export async function cropImage(image: HTMLImageElement, area: CropArea, name: string): Promise<File | null> {
  const { naturalWidth, naturalHeight } = image;
  const [width, height] = [
    Math.round((naturalWidth * area.width) / 100),
    Math.round((naturalHeight * area.height) / 100),
  ];
  if (width < 1 || height < 1) return null;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext("2d");
  if (!drawing) return null;
  const [x, y] = [(naturalWidth * area.left) / 100, (naturalHeight * area.top) / 100];
  drawing.drawImage(image, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
  return blob && new File([blob], name.replace(/\.\w+$/, ".webp"), { type: blob.type });
}
