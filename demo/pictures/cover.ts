import sharp from "sharp";
import { at, hashOf, randomFor } from "../random.ts";
import { breakLines, drawLine } from "./lettering.ts";

/** A download shows its cover: a designed sheet on the same backdrop as other products. */
export type Cover = { kind: CoverKind; title: string; author: string };
export type CoverKind = "book" | "planner" | "pattern" | "score" | "sound" | "window";

const SIZE = 1024;
const BACKDROP = "#efe9df";
const GROUNDS = [
  { ground: "#2f4858", ink: "#f3ead9", accent: "#d9a441" },
  { ground: "#7a3b2e", ink: "#f6e9d8", accent: "#e0b186" },
  { ground: "#3f5d4a", ink: "#f1ecdd", accent: "#d8c27a" },
  { ground: "#e8dcc2", ink: "#2c2a26", accent: "#b4553c" },
  { ground: "#4b4463", ink: "#f2ecf4", accent: "#c9a6d8" },
  { ground: "#d9e0d6", ink: "#27312b", accent: "#4d7a64" },
];
/** The sheet on its backdrop. */
const SHEET = { left: 222, top: 112, width: 580, height: 800 };

export function drawCover({ kind, title, author }: Cover): Promise<Buffer> {
  const { ground, ink, accent } = at(GROUNDS, hashOf(`cover ${title}`));
  const { left, top, width, height } = SHEET;
  const lines = breakLines(title.replace(/ \(.*\)$/, ""), "serif", 76, width - 100);
  const words = lines.map((text, place) =>
    drawLine({ text, letters: "serif", size: 76, color: ink, x: 512, y: top + 150 + place * 86 }),
  );
  const by = drawLine({
    text: author,
    letters: "sans",
    size: 26,
    color: ink,
    x: 512,
    y: top + height - 60,
    spacing: 80,
  });
  const body = `<rect width="${SIZE}" height="${SIZE}" fill="${BACKDROP}"/>
    <defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter></defs>
    <rect x="${left + 10}" y="${top + 22}" width="${width}" height="${height}" rx="8" fill="#5d5240" fill-opacity="0.35" filter="url(#s)"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="8" fill="${ground}"/>
    <g transform="translate(${left} ${top})">${FIGURES[kind](accent, ink, title)}</g>${words.join("")}${by}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${body}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 88, effort: 2 }).toBuffer();
}

/** Drawn on the lower half of the sheet. */
type Figure = (accent: string, ink: string, key: string) => string;

const many = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const FIGURES: Record<CoverKind, Figure> = {
  book: (accent, ink) =>
    `<circle cx="290" cy="540" r="120" fill="${accent}"/><path d="M120 600 q85 -70 170 0 t170 0 V660 H120 Z" fill="${ink}" fill-opacity="0.85"/>`,
  planner: (accent, ink) =>
    many(
      7,
      (day) =>
        `<rect x="80" y="${400 + day * 42}" width="420" height="32" rx="4" fill="none" stroke="${ink}" stroke-width="2"/>`,
    ) + `<rect x="80" y="400" width="60" height="32" rx="4" fill="${accent}"/>`,
  pattern: (accent, ink) =>
    `<path d="M220 420 H360 L380 480 L440 520 V690 H140 V520 L200 480 Z" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="14 9"/><rect x="210" y="560" width="70" height="60" fill="none" stroke="${accent}" stroke-width="4"/><rect x="310" y="560" width="70" height="60" fill="none" stroke="${accent}" stroke-width="4"/>`,
  score: (accent, ink, key) => {
    const random = randomFor(`notes ${key}`);
    const staves = many(
      10,
      (line) => `<path d="M70 ${430 + line * 18 + (line > 4 ? 70 : 0)} H510" stroke="${ink}" stroke-width="2"/>`,
    );
    const notes = many(14, (note) => {
      const [x, y] = [105 + (note % 7) * 62, 430 + random.between(0, 8) * 9 + (note > 6 ? 160 : 0)];
      return `<ellipse cx="${x}" cy="${y}" rx="13" ry="9" fill="${accent}" transform="rotate(-18 ${x} ${y})"/><path d="M${x + 11} ${y - 2} v-52" stroke="${accent}" stroke-width="3"/>`;
    });
    return staves + notes;
  },
  sound: (accent, _ink, key) => {
    const random = randomFor(`wave ${key}`);
    return many(36, (bar) => {
      const height = 20 + random.next() * 190 * Math.sin(((bar + 1) / 38) * Math.PI);
      return `<rect x="${76 + bar * 12}" y="${(540 - height / 2).toFixed(1)}" width="6" height="${height.toFixed(1)}" rx="3" fill="${accent}"/>`;
    });
  },
  window: (accent, ink) =>
    `<rect x="90" y="410" width="400" height="260" rx="14" fill="${ink}"/><circle cx="118" cy="436" r="7" fill="${accent}"/><circle cx="142" cy="436" r="7" fill="${accent}" fill-opacity="0.6"/>` +
    many(
      5,
      (line) =>
        `<rect x="140" y="${490 + line * 30}" width="${[260, 300, 280, 300, 150][line]}" height="8" rx="4" fill="${accent}" fill-opacity="0.7"/>`,
    ),
};
