import sharp from "sharp";
import { at } from "../random.ts";
import { encodeCanvas, type Canvas } from "./canvas.ts";
import { paintObject } from "./placed-object.ts";
import type { SpriteRecipe } from "./sprite.ts";

/** Objects on a coloured stage, with calm room on the left for words that the page lays over it. */
export type SceneRecipe = { shape: SceneShape; stage: string; glow: string; objects: SpriteRecipe[] };
export type SceneShape = "slider" | "phone" | "banner" | "shop_banner";

/** Places are parts of width and height; an object's size is a part of the height. */
type Spot = { x: number; foot: number; size: number };
type Layout = {
  width: number;
  height: number;
  light: { x: number; y: number; radius: number };
  spots: readonly Spot[];
};

const LAYOUTS: Record<SceneShape, Layout> = {
  slider: {
    width: 1600,
    height: 640,
    light: { x: 0.74, y: 0.5, radius: 0.3 },
    spots: [
      { x: 0.945, foot: 0.72, size: 0.36 },
      { x: 0.555, foot: 0.74, size: 0.4 },
      { x: 0.84, foot: 0.86, size: 0.52 },
      { x: 0.685, foot: 0.9, size: 0.62 },
    ],
  },
  phone: {
    width: 800,
    height: 800,
    light: { x: 0.5, y: 0.66, radius: 0.42 },
    spots: [
      { x: 0.86, foot: 0.82, size: 0.3 },
      { x: 0.15, foot: 0.83, size: 0.3 },
      { x: 0.7, foot: 0.94, size: 0.38 },
      { x: 0.4, foot: 0.95, size: 0.46 },
    ],
  },
  banner: {
    width: 960,
    height: 480,
    light: { x: 0.75, y: 0.52, radius: 0.28 },
    spots: [
      { x: 0.92, foot: 0.79, size: 0.36 },
      { x: 0.735, foot: 0.88, size: 0.54 },
    ],
  },
  shop_banner: {
    width: 1600,
    height: 400,
    light: { x: 0.78, y: 0.55, radius: 0.26 },
    spots: [
      { x: 0.93, foot: 0.78, size: 0.5 },
      { x: 0.66, foot: 0.8, size: 0.5 },
      { x: 0.8, foot: 0.92, size: 0.74 },
    ],
  },
};

/** The objects are given front first; the ones behind are painted first. */
export async function drawScene(recipe: SceneRecipe): Promise<Buffer> {
  const layout = LAYOUTS[recipe.shape];
  const { width, height } = layout;
  const pixels = await sharp(Buffer.from(drawStage(recipe, layout)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const canvas: Canvas = { pixels, width, height };
  const tone = { wall: recipe.stage, glow: recipe.glow, floor: recipe.stage, shade: darker(recipe.stage) };
  const spots = layout.spots.slice(-recipe.objects.length);
  for (const [index, spot] of spots.entries()) {
    const object = at(recipe.objects, spots.length - 1 - index);
    await paintObject(
      canvas,
      object,
      { size: Math.round(spot.size * height), x: spot.x * width, foot: spot.foot * height, turn: 0, isMirrored: false },
      tone,
    );
  }
  return await encodeCanvas(canvas);
}

function drawStage({ stage, glow }: SceneRecipe, { width, height, light }: Layout): string {
  const [x, y, radius] = [light.x * width, light.y * height, light.radius * width];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius * 1.5}"><stop offset="0" stop-color="${glow}" stop-opacity="0.85"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
      <linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(stage)}" stop-opacity="0"/><stop offset="1" stop-color="${darker(stage)}" stop-opacity="0.28"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${stage}"/>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${glow}" fill-opacity="0.3"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.74}" fill="${glow}" fill-opacity="0.35"/>
    <rect y="${height * 0.6}" width="${width}" height="${height * 0.4}" fill="url(#f)"/>
  </svg>`;
}

function darker(hex: string): string {
  const channel = (start: number) =>
    Math.round(Number.parseInt(hex.slice(start, start + 2), 16) * 0.45)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
