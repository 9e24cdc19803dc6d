/** A part of an image in percent of its width and height. */
export type CropArea = { left: number; top: number; width: number; height: number };

export const WHOLE: CropArea = { left: 0, top: 0, width: 100, height: 100 };
const MIN_PERCENT = 5;

/** Within the image and not too small. */
export function fitArea({ left, top, width, height }: CropArea): CropArea {
  const [w, h] = [clamp(width, MIN_PERCENT, 100), clamp(height, MIN_PERCENT, 100)];
  return { left: clamp(left, 0, 100 - w), top: clamp(top, 0, 100 - h), width: w, height: h };
}

/** From a corner to where the pointer is; `ratio`: width to height in percent, null for any. */
export function areaBetween(
  start: { x: number; y: number },
  end: { x: number; y: number },
  ratio: number | null,
): CropArea {
  const width = Math.abs(end.x - start.x);
  const height = ratio === null ? Math.abs(end.y - start.y) : width / ratio;
  return fitArea({
    left: end.x < start.x ? start.x - width : start.x,
    top: end.y < start.y ? start.y - height : start.y,
    width,
    height,
  });
}

/** The largest area of this shape, in the middle. */
export function middleArea(ratio: number): CropArea {
  const width = Math.min(100, 100 * ratio);
  const height = width / ratio;
  return { left: (100 - width) / 2, top: (100 - height) / 2, width, height };
}

function clamp(value: number, min: number, max: number): number {
  return Math.round(Math.min(Math.max(value, min), max) * 10) / 10;
}
