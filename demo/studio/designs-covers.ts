import { field, text, words, type Draw } from "./drawing.ts";

/** Author above, title large, in the places that each cover below leaves free. */
export function titles(art: Parameters<Draw>[0], top: number, ink: string, family = "EB Garamond") {
  const { width: w, height: h } = art;
  const weight = family === "Lato" ? 900 : 500;
  const lines = words(art, "title").split("|");
  const size = h * 0.095;
  const longest = Math.max(...lines.map((line) => line.length));
  const fitted = Math.min(size, (w * 0.8) / (longest * (family === "Lato" ? 0.58 : 0.48)));
  const set = lines.map((line, index) =>
    text(w / 2, h * top + index * fitted * 1.08, line, { size: fitted, fill: ink, family, weight }),
  );
  const below = h * top + lines.length * fitted * 1.08;
  const author = { size: h * 0.032, fill: ink, family: "Lato", weight: 700, spacing: 0.16, fit: w * 0.8 };
  return set.join("") + text(w / 2, below + h * 0.012, words(art, "author").toUpperCase(), author);
}

/** Hills one behind the other under a moon. */
const hills: Draw = (art) => {
  const { width: w, height: h } = art;
  const colors = (art.colors as string[] | undefined) ?? ["#e9c9a0", "#d08a5b", "#9c4f3c", "#53303a", "#2a1f2d"];
  const layers = colors.slice(1).map((color, index) => {
    const y = h * (0.56 + index * 0.115);
    const a = h * (0.1 - index * 0.012);
    const s = index % 2 ? 1 : -1;
    return `<path d="M0 ${y + s * a * 0.4} C${w * 0.25} ${y - a * (1.5 - s)} ${w * 0.45} ${y + a * (1 + s * 0.4)} ${w * 0.68} ${y - a * 0.5 * s} S${w * 0.92} ${y + a * 0.6} ${w} ${y - a * 0.4 * s} V${h} H0Z" fill="${color}"/>`;
  });
  const moon = `<circle cx="${w * 0.76}" cy="${h * 0.48}" r="${w * 0.11}" fill="${words(art, "accent", "#f6e7c9")}"/>`;
  return field(w, h, colors[0]!) + moon + layers.join("") + titles(art, 0.13, words(art, "ink", "#3a2320"));
};

/** Circles and quarter circles in a grid, as on a cover of the sixties. */
const circles: Draw = (art) => {
  const { width: w, height: h } = art;
  const colors = (art.colors as string[] | undefined) ?? ["#f1e7d3", "#23435a", "#d96c3f", "#e0b04c"];
  const size = w / 4;
  let pattern = "";
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const x = column * size;
      const y = h - (row + 1) * size;
      const color = colors[1 + ((row * 3 + column * 2) % (colors.length - 1))]!;
      const turn = ((row * 5 + column * 3) % 4) * 90;
      const shape =
        (row + column) % 3 === 0
          ? `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.42}" fill="${color}"/>`
          : `<path d="M0 0 H${size} A${size} ${size} 0 0 1 0 ${size}Z" fill="${color}"/>`;
      pattern += `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})">${shape}</g>`;
    }
  }
  return field(w, h, colors[0]!) + pattern + titles(art, 0.13, words(art, "ink", "#23435a"), "Lato");
};

/** Waves with a small boat's sail. */
const waves: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#f2ead8");
  const accent = words(art, "accent", "#e3b25c");
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = h * (0.62 + index * 0.042);
    const a = h * 0.016;
    const parts = Array.from({ length: 8 }, (__, part) => `q${w / 16} ${part % 2 ? a * 2 : -a * 2} ${w / 8} 0`);
    return `<path d="M${-(index % 2) * 20} ${y} ${parts.join(" ")} " fill="none" stroke="${ink}" stroke-width="${h * 0.005}"/>`;
  });
  const sail = `<path d="M${w * 0.5} ${h * 0.58} V${h * 0.4} L${w * 0.62} ${h * 0.56}Z M${w * 0.48} ${h * 0.57} V${h * 0.44} L${w * 0.4} ${h * 0.56}Z" fill="${accent}"/>`;
  return field(w, h, words(art, "paper", "#1f3f57")) + lines.join("") + sail + titles(art, 0.16, ink);
};

/** A branch with round fruit. */
const fruit: Draw = (art) => {
  const { width: w, height: h } = art;
  const leaf = words(art, "leaf", "#5d7a4c");
  const accent = words(art, "accent", "#dd8a3a");
  const spots = [
    [0.3, 0.5],
    [0.62, 0.56],
    [0.42, 0.7],
    [0.7, 0.77],
    [0.26, 0.84],
  ];
  const branch = `<path d="M${w * 0.08} ${h * 0.42} C${w * 0.4} ${h * 0.5} ${w * 0.55} ${h * 0.7} ${w * 0.9} ${h * 0.95}" fill="none" stroke="${leaf}" stroke-width="${w * 0.012}"/>`;
  const drawn = spots.map(([x, y], index) => {
    const cx = w * x!;
    const cy = h * y!;
    const leaves = [-40, 30].map(
      (turn) =>
        `<ellipse cx="${cx}" cy="${cy - w * 0.17}" rx="${w * 0.045}" ry="${w * 0.11}" transform="rotate(${turn + index * 23} ${cx} ${cy})" fill="${leaf}"/>`,
    );
    return `${leaves.join("")}<circle cx="${cx}" cy="${cy}" r="${w * 0.095}" fill="${accent}"/>`;
  });
  return (
    field(w, h, words(art, "paper", "#f3e9d5")) +
    branch +
    drawn.join("") +
    titles(art, 0.11, words(art, "ink", "#2f3a2a"))
  );
};

/** A spine: the title runs downwards. */
const spine: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#f2ead8");
  const title = text(0, 0, words(art, "title"), { size: w * 0.4, fill: ink, fit: h * 0.5, weight: 500 });
  const author = { size: w * 0.2, fill: ink, family: "Lato", weight: 700, spacing: 0.14, fit: h * 0.26 };
  return `${field(w, h, words(art, "paper", "#1f3f57"))}<g transform="translate(${w * 0.37} ${h * 0.36}) rotate(90)">${title}</g><g transform="translate(${w * 0.42} ${h * 0.79}) rotate(90)">${text(0, 0, words(art, "author").toUpperCase(), author)}</g>`;
};

/** A paper patch for notebooks. */
const patch: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#33302b");
  const frame = `<rect x="${w * 0.03}" y="${h * 0.08}" width="${w * 0.94}" height="${h * 0.84}" fill="none" stroke="${ink}" stroke-width="${h * 0.012}"/>`;
  const name = text(w / 2, h * 0.56, words(art, "title"), { size: h * 0.28, fill: ink, italic: true, fit: w * 0.8 });
  const below = { size: h * 0.09, fill: ink, family: "Lato", weight: 700, spacing: 0.2, fit: w * 0.8 };
  return field(w, h, words(art, "paper", "#efe6d3")) + frame + name + text(w / 2, h * 0.78, words(art, "maker"), below);
};

export const covers: Record<string, Draw> = { hills, circles, waves, fruit, spine, patch };
