import { covers } from "./designs-covers.ts";
import { groceryLabels } from "./designs-groceries.ts";
import { sceneCovers } from "./designs-scenes.ts";
import { prints } from "./designs-prints.ts";
import { field, rule, text, words, type Draw } from "./drawing.ts";

/** A quiet label of an apothecary: frame, maker, name, what is in it. */
const apothecary: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#2b2a27");
  const m = Math.min(w, h) * 0.05;
  return [
    field(w, h, words(art, "paper", "#f3ede0")),
    `<rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" fill="none" stroke="${ink}" stroke-width="${m * 0.12}"/>`,
    text(w / 2, h * 0.23, words(art, "maker"), {
      size: h * 0.062,
      fill: ink,
      spacing: 0.22,
      family: "Lato",
      weight: 700,
    }),
    rule(w / 2, h * 0.31, w * 0.12, ink, h * 0.006),
    text(w / 2, h * 0.52, words(art, "title"), { size: h * 0.15, fill: ink, fit: w * 0.8 }),
    text(w / 2, h * 0.65, words(art, "subtitle"), { size: h * 0.075, fill: ink, italic: true, fit: w * 0.8 }),
    text(w / 2, h * 0.85, words(art, "amount"), { size: h * 0.055, fill: ink, spacing: 0.12, family: "Lato" }),
  ].join("");
};

/** A label of today: a block of color, a large name, small facts. */
const modern: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#22262a");
  const accent = words(art, "accent", "#c8553d");
  return [
    field(w, h, words(art, "paper", "#f5f1e8")),
    `<rect width="${w}" height="${h * 0.24}" fill="${accent}"/>`,
    text(w / 2, h * 0.145, words(art, "maker"), {
      size: h * 0.06,
      fill: words(art, "onAccent", "#ffffff"),
      family: "Lato",
      weight: 900,
      spacing: 0.08,
      fit: w * 0.82,
    }),
    text(w / 2, h * 0.46, words(art, "title"), {
      size: h * 0.15,
      fill: ink,
      family: "Lato",
      weight: 900,
      fit: w * 0.84,
    }),
    text(w / 2, h * 0.58, words(art, "subtitle"), { size: h * 0.07, fill: ink, family: "Lato", fit: w * 0.82 }),
    `<rect x="${w * 0.44}" y="${h * 0.66}" width="${w * 0.12}" height="${h * 0.012}" fill="${accent}"/>`,
    text(w / 2, h * 0.9, words(art, "amount"), { size: h * 0.055, fill: ink, family: "Lato", weight: 700 }),
  ].join("");
};

/** A sprig of leaves above the name. */
const botanical: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#2c3a2e");
  return [
    field(w, h, words(art, "paper", "#f2eee2")),
    sprig(w / 2, h * 0.1, h * 0.32, words(art, "accent", "#6d8a63")),
    text(w / 2, h * 0.58, words(art, "title"), { size: h * 0.13, fill: ink, fit: w * 0.84 }),
    text(w / 2, h * 0.69, words(art, "subtitle"), { size: h * 0.068, fill: ink, italic: true, fit: w * 0.82 }),
    rule(w / 2, h * 0.76, w * 0.1, ink, h * 0.005),
    text(w / 2, h * 0.85, words(art, "maker"), {
      size: h * 0.05,
      fill: ink,
      family: "Lato",
      weight: 700,
      spacing: 0.2,
      fit: w * 0.82,
    }),
    text(w / 2, h * 0.93, words(art, "amount"), { size: h * 0.045, fill: ink, family: "Lato" }),
  ].join("");
};

function sprig(x: number, top: number, height: number, color: string) {
  const leaves = Array.from({ length: 7 }, (_, index) => {
    const y = top + height * (0.16 + index * 0.115);
    const size = height * (0.13 + 0.03 * index);
    return [-1, 1].map((side) => leafAt(x, y, side * 48, size, color)).join("");
  });
  const stem = `<path d="M${x} ${top + height} V${top}" stroke="${color}" stroke-width="${height * 0.02}"/>`;
  return stem + leaves.join("") + leafAt(x, top + height * 0.1, 0, height * 0.13, color);
}

function leafAt(x: number, y: number, turn: number, size: number, color: string) {
  const half = size * 0.24;
  const shape = `M0 0 C${half} ${-size * 0.3} ${half} ${-size * 0.75} 0 ${-size} C${-half} ${-size * 0.75} ${-half} ${-size * 0.3} 0 0Z`;
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="${shape}" fill="${color}"/>`;
}

/** Coffee and tea bags: rings of hills and a sun over the name. */
const roaster: Draw = (art) => {
  const { width: w, height: h } = art;
  const paper = words(art, "paper", "#e8dcc6");
  const ink = words(art, "ink", "#2a211b");
  const accent = words(art, "accent", "#b4512f");
  const hills = Array.from({ length: 5 }, (_, index) => {
    const y = h * (0.36 + index * 0.035);
    const lift = h * (0.06 - index * 0.006);
    return `<path d="M${w * 0.14} ${y} Q${w * 0.32} ${y - lift * 2} ${w * 0.5} ${y} T${w * 0.86} ${y}" fill="none" stroke="${ink}" stroke-width="${h * 0.006}"/>`;
  });
  return [
    field(w, h, paper),
    `<circle cx="${w / 2}" cy="${h * 0.24}" r="${w * 0.13}" fill="${accent}"/>`,
    hills.join(""),
    text(w / 2, h * 0.64, words(art, "title"), {
      size: h * 0.085,
      fill: ink,
      family: "Lato",
      weight: 900,
      fit: w * 0.76,
    }),
    text(w / 2, h * 0.7, words(art, "subtitle"), { size: h * 0.036, fill: ink, family: "Lato", fit: w * 0.72 }),
    text(w / 2, h * 0.8, words(art, "maker"), {
      size: h * 0.028,
      fill: ink,
      family: "Lato",
      weight: 700,
      spacing: 0.24,
    }),
    text(w / 2, h * 0.86, words(art, "amount"), { size: h * 0.026, fill: ink, family: "Lato" }),
  ].join("");
};

/** A plain side of a package: the name runs upwards, small lines below. */
const side: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#2b2a27");
  const name = text(0, 0, words(art, "title"), { size: w * 0.2, fill: ink, anchor: "middle", fit: h * 0.66 });
  return `${field(w, h, words(art, "paper", "#f3ede0"))}<g transform="translate(${w * 0.57} ${h / 2}) rotate(-90)">${name}</g>`;
};

/** Tiles all round a tin. */
const tiles: Draw = (art) => {
  const { width: w, height: h } = art;
  const accent = words(art, "accent", "#3f6a68");
  const other = words(art, "other", "#d8a24a");
  const size = h / 6;
  let pattern = "";
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < Math.ceil(w / size); column++) {
      const x = column * size;
      const y = row * size;
      const color = (row + column) % 2 ? accent : other;
      pattern += `<path d="M${x} ${y} Q${x + size} ${y} ${x + size} ${y + size} Q${x} ${y + size} ${x} ${y}Z" fill="${color}"/>`;
    }
  }
  const cx = w / 2;
  const plate = `<ellipse cx="${cx}" cy="${h / 2}" rx="${h * 0.46}" ry="${h * 0.34}" fill="${words(art, "paper", "#f4eee0")}"/>`;
  const ink = words(art, "ink", "#23302e");
  return [
    field(w, h, words(art, "paper", "#f4eee0")),
    pattern,
    plate,
    text(cx, h * 0.51, words(art, "title"), { size: h * 0.15, fill: ink, fit: h * 0.74 }),
    text(cx, h * 0.63, words(art, "subtitle"), { size: h * 0.07, fill: ink, italic: true, fit: h * 0.64 }),
    text(cx, h * 0.37, words(art, "maker"), { size: h * 0.045, fill: ink, family: "Lato", weight: 700, spacing: 0.18 }),
  ].join("");
};

/** A chocolate wrapper: slanted stripes behind a plate with the name. */
const wrapper: Draw = (art) => {
  const { width: w, height: h } = art;
  const accent = words(art, "accent", "#a9482f");
  const ink = words(art, "ink", "#2a1d17");
  const stripes = Array.from({ length: 24 }, (_, index) => {
    const x = index * w * 0.16 - w * 1.6;
    return `<path d="M${x} 0 h${w * 0.08} l${h * 0.5} ${h} h${-w * 0.08}Z" fill="${accent}"/>`;
  });
  return [
    field(w, h, words(art, "ground", "#d9a25f")),
    stripes.join(""),
    `<rect x="${w * 0.12}" y="${h * 0.22}" width="${w * 0.76}" height="${h * 0.46}" fill="${words(art, "paper", "#f5ecd9")}"/>`,
    text(w / 2, h * 0.31, words(art, "maker"), {
      size: h * 0.026,
      fill: ink,
      family: "Lato",
      weight: 700,
      spacing: 0.2,
      fit: w * 0.66,
    }),
    text(w / 2, h * 0.44, words(art, "title"), { size: h * 0.09, fill: ink, fit: w * 0.66 }),
    text(w / 2, h * 0.51, words(art, "subtitle"), { size: h * 0.04, fill: ink, italic: true, fit: w * 0.66 }),
    text(w / 2, h * 0.62, words(art, "amount"), { size: h * 0.026, fill: ink, family: "Lato" }),
  ].join("");
};

export const DESIGNS: Record<string, Draw> = {
  apothecary,
  modern,
  botanical,
  roaster,
  side,
  tiles,
  wrapper,
  ...covers,
  ...groceryLabels,
  ...sceneCovers,
  ...prints,
};
