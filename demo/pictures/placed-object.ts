import sharp from "sharp";
import type { BackdropTone } from "./backdrop.ts";
import { paintShadow, paintSprite, type Canvas } from "./canvas.ts";
import { channelsOf, type Sprite } from "./pixels.ts";
import { loadSprite, type SpriteRecipe } from "./sprite.ts";

/** Where an object stands: `size` in pixels of its longer side, `foot` the lower edge of one as high as wide, `turn` in degrees. */
export type Placed = { size: number; x: number; foot: number; turn: number; isMirrored: boolean };

const KEPT = 24;
const scaled = new Map<string, Promise<Sprite>>();

/** Paints an object with the shadow that it throws on the floor. */
export async function paintObject(
  canvas: Canvas,
  recipe: SpriteRecipe,
  placed: Placed,
  tone: BackdropTone,
): Promise<void> {
  const sprite = await scaleSprite(recipe, placed);
  const foot = Math.min(placed.foot, placed.foot - placed.size * 0.44 + sprite.height * 0.44);
  const shade = channelsOf(tone.shade);
  const lifted = placed.turn === 0 ? 0 : sprite.height * 0.03;
  paintShadow(
    canvas,
    { x: placed.x, y: foot + lifted, width: sprite.width * 1.25, height: sprite.width * 0.24 },
    shade,
    0.36,
  );
  paintShadow(
    canvas,
    { x: placed.x, y: foot + lifted - sprite.width * 0.012, width: sprite.width * 0.78, height: sprite.width * 0.09 },
    shade,
    0.55,
  );
  paintSprite(canvas, sprite, Math.round(placed.x - sprite.width / 2), Math.round(foot - sprite.height));
}

export function forgetScaledSprites(): void {
  scaled.clear();
}

/** Pictures are made in the order of their emoji, so few scaled objects need to be kept. */
function scaleSprite(recipe: SpriteRecipe, placed: Placed): Promise<Sprite> {
  const key = `${recipe.emoji} ${recipe.color ?? ""} ${placed.size} ${placed.turn} ${placed.isMirrored}`;
  const known = scaled.get(key);
  if (known) return known;
  const made = loadSprite(recipe).then((sprite) => scale(sprite, placed));
  scaled.set(key, made);
  const [oldest] = scaled.keys();
  if (scaled.size > KEPT && oldest !== undefined) scaled.delete(oldest);
  return made;
}

async function scale(sprite: Sprite, placed: Placed): Promise<Sprite> {
  const factor = placed.size / Math.max(sprite.width, sprite.height);
  let image = sharp(sprite.pixels, { raw: { width: sprite.width, height: sprite.height, channels: 4 } }).resize(
    Math.max(1, Math.round(sprite.width * factor)),
    Math.max(1, Math.round(sprite.height * factor)),
    { kernel: "linear", fit: "fill" },
  );
  if (placed.isMirrored) image = image.flop();
  if (placed.turn !== 0) image = image.rotate(placed.turn, { background: "#00000000" });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
