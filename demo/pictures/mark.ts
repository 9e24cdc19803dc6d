import sharp from "sharp";
import { breakLines, drawLine, lineWidth } from "./lettering.ts";
import type { Letters } from "./letters.ts";

const SIZE = 320;
const PAPER = "#fbf8f2";
const INK = "#26221c";
const WORD_WIDTH = 236;
const INITIALS_WIDTH = 176;
const SPACING = 60;

export type Monogram = { name: string; strong: string; soft: string };
export type Wordmark = { name: string; letters: Letters };

/** A shop's logo: the first letters of its name in a ring, in its two colors. */
export function drawMonogram({ name, strong, soft }: Monogram): Promise<Buffer> {
  const initials = initialsOf(name);
  const size = Math.min(150, INITIALS_WIDTH / lineWidth(initials, "serif", 1));
  const line = drawLine({ text: initials, letters: "serif", size, color: soft, x: 160, y: 160 + size * 0.33 });
  return render(
    `<rect width="320" height="320" fill="${strong}"/><circle cx="160" cy="160" r="122" fill="none" stroke="${soft}" stroke-width="3"/>${line}`,
  );
}

/** A brand's logo: its name in its letters, one above the other where it is long. */
export function drawWordmark({ name, letters }: Wordmark): Promise<Buffer> {
  const text = letters === "sans" ? name.toLowerCase() : name;
  const lines = breakLines(text, letters, 64, WORD_WIDTH);
  const widest = Math.max(...lines.map((line) => lineWidth(line, letters, 1, SPACING)));
  const size = Math.min(64, WORD_WIDTH / widest);
  const top = 160 + size * 0.3 - ((lines.length - 1) * size * 1.1) / 2;
  const drawn = lines.map((line, place) =>
    drawLine({ text: line, letters, size, color: INK, x: 160, y: top + place * size * 1.1, spacing: SPACING }),
  );
  return render(`<rect width="320" height="320" fill="${PAPER}"/>${drawn.join("")}`);
}

/** "Hearth & Clay" → "H&C", "The Toy Attic" → "TA". */
function initialsOf(name: string): string {
  const words = name.split(" ").filter((word) => word !== "The");
  return words
    .slice(0, words.includes("&") ? 3 : 2)
    .map((word) => word.charAt(0))
    .join("");
}

function render(body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 320 320">${body}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90, effort: 2 }).toBuffer();
}
