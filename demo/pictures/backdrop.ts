import sharp from "sharp";

/** Wall, floor and shadow of a small photo studio. */
export type BackdropTone = { wall: string; glow: string; floor: string; shade: string };

/** Calm tones; the goods are the colour. */
export const BACKDROPS: readonly BackdropTone[] = [
  { wall: "#efe3d2", glow: "#fffaf1", floor: "#e2d1b9", shade: "#7d6546" },
  { wall: "#dfe9e3", glow: "#f8fdfa", floor: "#c9dad1", shade: "#4d6a5e" },
  { wall: "#f3ddd3", glow: "#fff6f1", floor: "#e6c6b7", shade: "#85553f" },
  { wall: "#dde5ef", glow: "#f8fbff", floor: "#c7d3e2", shade: "#4b5f7a" },
  { wall: "#f5e8c9", glow: "#fffaea", floor: "#e8d5a6", shade: "#83692f" },
  { wall: "#e8e0ee", glow: "#fcf9ff", floor: "#d5c8df", shade: "#62517a" },
  { wall: "#e9e7e1", glow: "#ffffff", floor: "#d8d4ca", shade: "#5f5a50" },
  { wall: "#d7e8ea", glow: "#f5fdfe", floor: "#bdd8db", shade: "#3e6b71" },
  { wall: "#f4dfe3", glow: "#fff7f9", floor: "#e7c8cf", shade: "#84505d" },
  { wall: "#e3ead2", glow: "#fafdf0", floor: "#d0dcb7", shade: "#5c6c3a" },
  { wall: "#ece5dd", glow: "#fffdfa", floor: "#dccfc2", shade: "#6d5b4b" },
  { wall: "#d9e3dc", glow: "#f4faf6", floor: "#bccdc2", shade: "#43584c" },
];

const rendered = new Map<string, Promise<Buffer>>();

/** RGB pixels of the empty studio. */
export function renderBackdrop(tone: BackdropTone, width: number, height: number, lightAt = 0.42): Promise<Buffer> {
  const key = `${tone.wall} ${width} ${height} ${lightAt}`;
  const known = rendered.get(key);
  if (known) return known;
  const made = sharp(Buffer.from(drawBackdrop(tone, width, height, lightAt)))
    .removeAlpha()
    .raw()
    .toBuffer();
  rendered.set(key, made);
  return made;
}

export function forgetBackdrops(): void {
  rendered.clear();
}

function drawBackdrop(tone: BackdropTone, width: number, height: number, lightAt: number): string {
  const horizon = Math.round(height * 0.7);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light" cx="${lightAt}" cy="0.36" r="0.75"><stop offset="0" stop-color="${tone.glow}"/><stop offset="0.55" stop-color="${tone.wall}"/><stop offset="1" stop-color="${tone.floor}"/></radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.floor}" stop-opacity="0"/><stop offset="0.3" stop-color="${tone.floor}" stop-opacity="0.75"/><stop offset="1" stop-color="${tone.wall}"/></linearGradient>
      <radialGradient id="pool" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="${tone.glow}" stop-opacity="0.85"/><stop offset="1" stop-color="${tone.glow}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    <rect y="${horizon - Math.round(height * 0.06)}" width="${width}" height="${height - horizon + Math.round(height * 0.06)}" fill="url(#floor)"/>
    <ellipse cx="${width * lightAt}" cy="${height * 0.9}" rx="${width * 0.5}" ry="${height * 0.14}" fill="url(#pool)"/>
  </svg>`;
}
