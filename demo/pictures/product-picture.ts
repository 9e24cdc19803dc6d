import { at } from "../random.ts";
import { BACKDROPS, renderBackdrop } from "./backdrop.ts";
import { encodeCanvas, type Canvas } from "./canvas.ts";
import { paintObject, type Placed } from "./placed-object.ts";
import type { SpriteRecipe } from "./sprite.ts";

/** How a thing stands before the camera. */
export type View = "front" | "turned" | "pair" | "close" | "lying" | "row";
export type ProductRecipe = SpriteRecipe & { view: View; backdrop: number };

const SIZE = 800;
const place = (size: number, x: number, foot: number, turn = 0, isMirrored = false): Placed => ({
  size: size * SIZE,
  x: x * SIZE,
  foot: foot * SIZE,
  turn,
  isMirrored,
});

const VIEWS: Record<View, readonly Placed[]> = {
  front: [place(0.7, 0.5, 0.86)],
  turned: [place(0.66, 0.5, 0.84, -9, true)],
  pair: [place(0.46, 0.7, 0.74, 0, true), place(0.58, 0.4, 0.88)],
  close: [place(0.98, 0.56, 1.05, 7)],
  lying: [place(0.64, 0.5, 0.83, 14)],
  row: [place(0.36, 0.77, 0.72), place(0.36, 0.23, 0.72, 0, true), place(0.54, 0.5, 0.88)],
};

/** Canvases that no picture is painted on at the moment; a new one for each would keep the garbage collector busy. */
const spare: Canvas[] = [];

/** A product's picture, 800 × 800, as WebP. */
export async function drawProduct(recipe: ProductRecipe): Promise<Buffer> {
  const tone = at(BACKDROPS, recipe.backdrop);
  const backdrop = await renderBackdrop(tone, SIZE, SIZE);
  const canvas = spare.pop() ?? { pixels: Buffer.allocUnsafe(backdrop.length), width: SIZE, height: SIZE };
  try {
    backdrop.copy(canvas.pixels);
    for (const placed of VIEWS[recipe.view]) await paintObject(canvas, recipe, placed, tone);
    return await encodeCanvas(canvas);
  } finally {
    spare.push(canvas);
  }
}
