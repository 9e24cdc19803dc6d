import sharp from "sharp";
import type { Sprite } from "./pixels.ts";

/** RGB pixels that things are painted on; composing here is four times as quick as by layers of sharp. */
export type Canvas = { pixels: Buffer; width: number; height: number };

export function paintSprite(canvas: Canvas, sprite: Sprite, left: number, top: number): void {
  const fromX = Math.max(0, -left);
  const toX = Math.min(sprite.width, canvas.width - left);
  for (let y = Math.max(0, -top); y < Math.min(sprite.height, canvas.height - top); y++) {
    let source = (y * sprite.width + fromX) * 4;
    let target = ((y + top) * canvas.width + left + fromX) * 3;
    for (let x = fromX; x < toX; x++, source += 4, target += 3) {
      const alpha = sprite.pixels[source + 3] ?? 0;
      if (alpha === 0) continue;
      blend(
        canvas.pixels,
        target,
        sprite.pixels[source] ?? 0,
        sprite.pixels[source + 1] ?? 0,
        sprite.pixels[source + 2] ?? 0,
        alpha / 255,
      );
    }
  }
}

/** A soft ellipse, darkest in its middle. */
export function paintShadow(
  canvas: Canvas,
  box: { x: number; y: number; width: number; height: number },
  color: readonly [number, number, number],
  strength: number,
): void {
  const [radiusX, radiusY] = [box.width / 2, box.height / 2];
  for (let y = Math.max(0, Math.floor(box.y - radiusY)); y < Math.min(canvas.height, box.y + radiusY); y++) {
    const upDown = ((y - box.y) / radiusY) ** 2;
    for (let x = Math.max(0, Math.floor(box.x - radiusX)); x < Math.min(canvas.width, box.x + radiusX); x++) {
      const away = upDown + ((x - box.x) / radiusX) ** 2;
      if (away < 1)
        blend(canvas.pixels, (y * canvas.width + x) * 3, color[0], color[1], color[2], strength * (1 - away) ** 2);
    }
  }
}

function blend(pixels: Buffer, target: number, red: number, green: number, blue: number, alpha: number): void {
  if (alpha >= 1) {
    pixels[target] = red;
    pixels[target + 1] = green;
    pixels[target + 2] = blue;
    return;
  }
  const rest = 1 - alpha;
  pixels[target] = (pixels[target] ?? 0) * rest + red * alpha;
  pixels[target + 1] = (pixels[target + 1] ?? 0) * rest + green * alpha;
  pixels[target + 2] = (pixels[target + 2] ?? 0) * rest + blue * alpha;
}

export function encodeCanvas(canvas: Canvas): Promise<Buffer> {
  return sharp(canvas.pixels, { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
}
