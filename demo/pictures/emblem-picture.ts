import sharp, { type OverlayOptions } from "sharp";
import { randomFor } from "../random.ts";
import { loadSprite } from "./sprite.ts";

/** A sign that stands for a shop, a category or a brand: a square with rounded look, on transparent ground. */
export type EmblemRecipe =
  | { kind: "shop" | "category"; emoji: string; strong: string; soft: string }
  | { kind: "brand"; key: string };

const SIZE = 320;
const INKS = ["#0b6360", "#c2452d", "#22335c", "#7d4bb3", "#8a5a1f", "#2e6b3a", "#a3305a", "#1c1a17", "#24708f"];
const TINTS = ["#e3a008", "#e98b6d", "#8fc1b5", "#c9b3e6", "#f0c987", "#9dc28a", "#f1a9bf", "#b9ad9a", "#93c4de"];

export async function drawEmblem(recipe: EmblemRecipe): Promise<Buffer> {
  const ground =
    recipe.kind === "brand"
      ? drawMark(recipe.key)
      : recipe.kind === "shop"
        ? drawTile(recipe.strong, recipe.soft)
        : drawDisc(recipe.soft);
  const object = recipe.kind === "brand" ? [] : [await objectOver(recipe.emoji, recipe.kind === "shop" ? 0.6 : 0.68)];
  return await sharp(Buffer.from(ground))
    .composite(object)
    .webp({ quality: 82, effort: 1, alphaQuality: 90 })
    .toBuffer();
}

async function objectOver(emoji: string, part: number): Promise<OverlayOptions> {
  const sprite = await loadSprite({ emoji, color: null });
  const factor = (SIZE * part) / Math.max(sprite.width, sprite.height);
  const input = await sharp(sprite.pixels, { raw: { width: sprite.width, height: sprite.height, channels: 4 } })
    .resize(Math.round(sprite.width * factor), Math.round(sprite.height * factor), { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, gravity: "centre" };
}

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 320 320">${body}</svg>`;

const drawTile = (strong: string, soft: string) =>
  svg(`<defs><linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${soft}"/><stop offset="1" stop-color="${strong}"/></linearGradient></defs>
    <rect width="320" height="320" rx="72" fill="url(#t)"/><circle cx="160" cy="160" r="122" fill="#fff" fill-opacity="0.3"/><ellipse cx="160" cy="256" rx="86" ry="14" fill="${strong}" fill-opacity="0.45"/>`);

const drawDisc = (soft: string) =>
  svg(`<defs><radialGradient id="d" cx="0.4" cy="0.32" r="0.75"><stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="0.7" stop-color="${soft}"/><stop offset="1" stop-color="${soft}"/></radialGradient></defs>
    <circle cx="160" cy="160" r="156" fill="url(#d)"/><ellipse cx="160" cy="268" rx="76" ry="11" fill="#3b3226" fill-opacity="0.2"/>`);

/** An abstract mark of simple shapes in two colours; no letters, for a machine may have no fonts. */
function drawMark(key: string): string {
  const random = randomFor(`mark ${key}`);
  const index = random.between(0, INKS.length - 1);
  const [ink = "", tint = ""] = [INKS[index], TINTS[(index + random.between(0, TINTS.length - 1)) % TINTS.length]];
  const turn = random.pick([0, 45, 90, 180]);
  const shapes = random.pick(MARKS)(ink, tint);
  return svg(`<g transform="rotate(${turn} 160 160)">${shapes}</g>`);
}

type Mark = (ink: string, tint: string) => string;

const MARKS: readonly Mark[] = [
  (ink, tint) =>
    `<circle cx="120" cy="160" r="84" fill="${ink}"/><circle cx="200" cy="160" r="84" fill="${tint}" fill-opacity="0.85"/>`,
  (ink, tint) =>
    `<path d="M160 40 A120 120 0 0 1 160 280 Z" fill="${ink}"/><path d="M160 40 A120 120 0 0 0 160 280 Z" fill="${tint}"/><circle cx="160" cy="160" r="38" fill="#fffdf9"/>`,
  (ink, tint) => petals(ink, 6) + `<circle cx="160" cy="160" r="34" fill="${tint}"/>`,
  (ink, tint) =>
    `<rect x="48" y="48" width="104" height="104" rx="26" fill="${ink}"/><rect x="168" y="48" width="104" height="104" rx="52" fill="${tint}"/><rect x="48" y="168" width="104" height="104" rx="52" fill="${tint}"/><rect x="168" y="168" width="104" height="104" rx="26" fill="${ink}"/>`,
  (ink, tint) =>
    `<path d="M160 36 L276 236 H44 Z" fill="${ink}" stroke="${ink}" stroke-width="24" stroke-linejoin="round"/><circle cx="160" cy="184" r="42" fill="${tint}"/>`,
  (ink, tint) =>
    `<circle cx="160" cy="160" r="104" fill="none" stroke="${ink}" stroke-width="36"/><circle cx="160" cy="56" r="34" fill="${tint}"/>`,
  (ink, tint) =>
    `<path d="M60 260 V150 A100 100 0 0 1 260 150 V260 Z" fill="${ink}"/><path d="M110 260 V160 A50 50 0 0 1 210 160 V260 Z" fill="${tint}"/>`,
  (ink, tint) =>
    [0, 1, 2]
      .map(
        (row) =>
          `<path d="M40 ${112 + row * 62} q60 -56 120 0 t120 0" fill="none" stroke="${row === 1 ? tint : ink}" stroke-width="30" stroke-linecap="round"/>`,
      )
      .join(""),
  (ink, tint) =>
    `<path d="M160 36 C250 90 270 200 160 284 C50 200 70 90 160 36 Z" fill="${ink}"/><path d="M160 110 V284" stroke="${tint}" stroke-width="16" stroke-linecap="round"/>`,
  (ink, tint) => petals(tint, 4) + `<rect x="118" y="118" width="84" height="84" rx="18" fill="${ink}"/>`,
  (ink, tint) =>
    `<rect x="48" y="48" width="224" height="224" rx="64" fill="${ink}"/><path d="M96 224 A128 128 0 0 1 224 96 V224 Z" fill="${tint}"/>`,
  (ink, tint) =>
    [0, 1, 2, 3]
      .map(
        (step) =>
          `<rect x="${56 + step * 56}" y="${196 - step * 46}" width="40" height="${76 + step * 46}" rx="20" fill="${step % 2 ? tint : ink}"/>`,
      )
      .join(""),
];

function petals(color: string, count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="160" cy="84" rx="42" ry="62" fill="${color}" transform="rotate(${(360 / count) * index} 160 160)"/>`,
  ).join("");
}
