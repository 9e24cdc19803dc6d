import { randomFor, type Random } from "../random.ts";

const WIDTH = 794;
const HEIGHT = 1123;

/** A sheet to print, as SVG: the pieces of a pattern, a page of notes, or a grid to fill in. */
export function drawSheet(kind: "pattern" | "notes" | "grid", title: string): string {
  const random = randomFor(`sheet ${title}`);
  const drawn = { pattern: drawPieces, notes: drawNotes, grid: drawGrid }[kind](random);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="210mm" height="297mm">`,
    `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="60" y="90" font-family="Georgia, serif" font-size="30">${escaped(title)}</text>`,
    `<g fill="none" stroke="#222" stroke-width="1.5">${drawn}</g></svg>\n`,
  ].join("\n");
}

function drawPieces(random: Random): string {
  return Array.from({ length: 4 }, (_, index) => {
    const [x, y] = [80 + (index % 2) * 340, 160 + Math.floor(index / 2) * 450];
    const [width, height, curve] = [random.between(200, 290), random.between(280, 400), random.between(30, 90)];
    const piece = `M${x} ${y} q${width / 2} ${curve} ${width} 0 l-${random.between(5, 25)} ${height} q-${width / 3} ${curve / 2} -${width - 30} 0 z`;
    const grain = `M${x + width / 2} ${y + 80} v${height - 140}`;
    return `<path d="${piece}"/><path d="${piece}" stroke-dasharray="6 6" transform="translate(8 8)"/><path d="${grain}"/>`;
  }).join("\n");
}

function drawNotes(random: Random): string {
  return Array.from({ length: 8 }, (_, staff) => {
    const top = 150 + staff * 115;
    const lines = Array.from({ length: 5 }, (__, line) => `<path d="M60 ${top + line * 12} H734"/>`).join("");
    const notes = Array.from({ length: 12 }, (__, place) => {
      const [x, y] = [90 + place * 54, top + random.between(0, 8) * 6];
      return `<ellipse cx="${x}" cy="${y}" rx="8" ry="6" fill="#222"/><path d="M${x + 7} ${y} v-38"/>`;
    }).join("");
    return lines + notes;
  }).join("\n");
}

function drawGrid(): string {
  const columns = Array.from({ length: 8 }, (_, column) => `<path d="M${60 + column * 96} 150 V1050"/>`);
  const rows = Array.from({ length: 7 }, (_, row) => `<path d="M60 ${150 + row * 150} H732"/>`);
  return [...columns, ...rows].join("");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
