import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Sprite } from "./pixels.ts";
import { recolor } from "./recolor.ts";

/** `color`: the hex it is recoloured to; null: as it is. */
export type SpriteRecipe = { emoji: string; color: string | null };

const ASSETS = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@lobehub/fluent-emoji-3d/package.json"))),
  "assets",
);
const sprites = new Map<string, Promise<Sprite>>();
const VISIBLE_ALPHA = 12;

/** The object of an emoji, decoded once. */
export function loadSprite(recipe: SpriteRecipe): Promise<Sprite> {
  const key = `${recipe.emoji} ${recipe.color ?? ""}`;
  const known = sprites.get(key);
  if (known) return known;
  const made = recipe.color
    ? loadSprite({ ...recipe, color: null }).then((plain) => recolor(plain, recipe.emoji, recipe.color ?? ""))
    : decode(recipe.emoji);
  sprites.set(key, made);
  return made;
}

export function forgetSprites(): void {
  sprites.clear();
}

/** The file of an emoji; with or without the variation selector in its name. */
export function assetOf(emoji: string): string {
  const points = Array.from(emoji).map((character) => character.codePointAt(0)?.toString(16) ?? "");
  const bare = points.filter((point) => point !== "fe0f");
  const names = [points, bare, [...bare, "fe0f"]].map((parts) => path.join(ASSETS, `${parts.join("-")}.webp`));
  const found = names.find((name) => existsSync(name));
  if (!found) throw new Error(`There is no picture of the emoji ${emoji}`);
  return found;
}

async function decode(emoji: string): Promise<Sprite> {
  const { data, info } = await sharp(assetOf(emoji)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return trim({ pixels: data, width: info.width, height: info.height });
}

function trim(sprite: Sprite): Sprite {
  let [left, top, right, bottom] = [sprite.width, sprite.height, 0, 0];
  for (let y = 0; y < sprite.height; y++)
    for (let x = 0; x < sprite.width; x++)
      if ((sprite.pixels[(y * sprite.width + x) * 4 + 3] ?? 0) > VISIBLE_ALPHA) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  const [width, height] = [right - left + 1, bottom - top + 1];
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const start = ((y + top) * sprite.width + left) * 4;
    sprite.pixels.copy(pixels, y * width * 4, start, start + width * 4);
  }
  return { pixels, width, height };
}
