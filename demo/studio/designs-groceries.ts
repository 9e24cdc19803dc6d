import { field, rule, text, words, type Draw } from "./drawing.ts";

/** A packet of seeds: what will grow, drawn large over its name. */
const seeds: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#2f3527");
  const drawn = { tomato, sunflower, poppy, carrot, herb }[words(art, "motif", "herb")] ?? herb;
  return [
    field(w, h, words(art, "paper", "#f2ead6")),
    `<rect width="${w}" height="${h * 0.15}" fill="${words(art, "accent", "#a8402f")}"/>`,
    text(w / 2, h * 0.095, words(art, "maker"), {
      size: h * 0.042,
      fill: "#f8f2e4",
      family: "Lato",
      weight: 700,
      spacing: 0.18,
      fit: w * 0.84,
    }),
    drawn(w, h, words(art, "accent", "#a8402f")),
    text(w / 2, h * 0.8, words(art, "title"), { size: h * 0.1, fill: ink, fit: w * 0.86 }),
    text(w / 2, h * 0.87, words(art, "subtitle"), { size: h * 0.044, fill: ink, italic: true, fit: w * 0.84 }),
    text(w / 2, h * 0.95, words(art, "amount"), { size: h * 0.034, fill: ink, family: "Lato", weight: 700 }),
  ].join("");
};

type Motif = (w: number, h: number, color: string) => string;

const LEAF = "#5d7f45";

const tomato: Motif = (w, h, color) =>
  [
    [0.36, 0.5, 0.2],
    [0.66, 0.45, 0.17],
  ]
    .map(([x, y, r]) => {
      const [cx, cy, size] = [w * x!, h * y!, w * r!];
      const star = [0, 72, 144, 216, 288].map(
        (turn) =>
          `<ellipse cx="${cx}" cy="${cy - size * 1.02}" rx="${size * 0.11}" ry="${size * 0.34}" transform="rotate(${turn} ${cx} ${cy - size * 0.8})" fill="${LEAF}"/>`,
      );
      return `<ellipse cx="${cx}" cy="${cy}" rx="${size}" ry="${size * 0.88}" fill="${color}"/><path d="M${cx - size * 0.55} ${cy - size * 0.3} q${size * 0.1} ${-size * 0.3} ${size * 0.35} ${-size * 0.36}" fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="${size * 0.07}" stroke-linecap="round"/>${star.join("")}`;
    })
    .join("");

const petals = (w: number, h: number, count: number, color: string, heart: string) => {
  const [cx, cy, size] = [w / 2, h * 0.42, w * 0.3];
  const ring = Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="${cx}" cy="${cy - size * 0.78}" rx="${(size * 2.6) / count}" ry="${size * 0.4}" transform="rotate(${(index * 360) / count} ${cx} ${cy})" fill="${color}"/>`,
  );
  const stem = `<path d="M${cx} ${cy} V${h * 0.71}" stroke="${LEAF}" stroke-width="${w * 0.022}"/><ellipse cx="${cx + w * 0.1}" cy="${h * 0.65}" rx="${w * 0.1}" ry="${w * 0.035}" transform="rotate(-28 ${cx + w * 0.1} ${h * 0.65})" fill="${LEAF}"/>`;
  return `${stem}${ring.join("")}<circle cx="${cx}" cy="${cy}" r="${size * 0.46}" fill="${heart}"/>`;
};

const sunflower: Motif = (w, h) => petals(w, h, 18, "#e8b23a", "#5a3a20");
const poppy: Motif = (w, h, color) => petals(w, h, 6, color, "#2c2622");

const carrot: Motif = (w, h) =>
  [0.34, 0.52, 0.68]
    .map((x, index) => {
      const [cx, top] = [w * x, h * (0.36 + 0.02 * (index % 2))];
      const tops = [-24, 0, 24].map(
        (turn) =>
          `<ellipse cx="${cx}" cy="${top - h * 0.07}" rx="${w * 0.022}" ry="${h * 0.075}" transform="rotate(${turn} ${cx} ${top})" fill="${LEAF}"/>`,
      );
      return `${tops.join("")}<path d="M${cx - w * 0.065} ${top} Q${cx} ${top - h * 0.02} ${cx + w * 0.065} ${top} L${cx} ${top + h * 0.3}Z" fill="#dd7a35"/>`;
    })
    .join("");

const herb: Motif = (w, h) => {
  const rows = Array.from({ length: 6 }, (_, index) => {
    const y = h * (0.66 - index * 0.068);
    const size = w * (0.17 - index * 0.016);
    return [-1, 1]
      .map(
        (side) =>
          `<ellipse cx="${w / 2 + side * size * 0.8}" cy="${y - size * 0.34}" rx="${size * 0.72}" ry="${size * 0.36}" transform="rotate(${-side * 30} ${w / 2 + side * size * 0.8} ${y - size * 0.34})" fill="${LEAF}"/>`,
      )
      .join("");
  });
  return `<path d="M${w / 2} ${h * 0.71} V${h * 0.25}" stroke="${LEAF}" stroke-width="${w * 0.02}"/>${rows.join("")}`;
};

/** A label all round a can: bands of color, the name in front. */
const banded: Draw = (art) => {
  const { width: w, height: h } = art;
  const accent = words(art, "accent", "#b23a2a");
  const ink = words(art, "ink", "#2a2320");
  const cx = w / 2;
  return [
    field(w, h, words(art, "paper", "#f4ead2")),
    `<rect width="${w}" height="${h * 0.13}" fill="${accent}"/><rect y="${h * 0.87}" width="${w}" height="${h * 0.13}" fill="${accent}"/>`,
    `<rect y="${h * 0.155}" width="${w}" height="${h * 0.015}" fill="${accent}"/><rect y="${h * 0.83}" width="${w}" height="${h * 0.015}" fill="${accent}"/>`,
    text(cx, h * 0.3, words(art, "maker"), {
      size: h * 0.062,
      fill: ink,
      family: "Lato",
      weight: 700,
      spacing: 0.16,
      fit: h * 0.72,
    }),
    text(cx, h * 0.52, words(art, "title"), {
      size: h * 0.17,
      fill: accent,
      family: "Lato",
      weight: 900,
      fit: h * 0.78,
    }),
    text(cx, h * 0.64, words(art, "subtitle"), { size: h * 0.078, fill: ink, italic: true, fit: h * 0.74 }),
    rule(cx, h * 0.69, h * 0.12, ink, h * 0.008),
    text(cx, h * 0.79, words(art, "amount"), { size: h * 0.06, fill: ink, family: "Lato" }),
  ].join("");
};

/** Fish in a row under the name, for tins. */
const fishes: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#f5ecd6");
  const fish = words(art, "accent", "#e9b44c");
  const row = [0.22, 0.5, 0.78].map((x, index) => {
    const [cx, cy, s] = [w * x, h * 0.78, w * 0.1];
    const flip = index === 1 ? -1 : 1;
    return `<g transform="translate(${cx} ${cy}) scale(${flip} 1)"><path d="M${-s} 0 Q0 ${-s * 0.62} ${s * 0.8} 0 Q0 ${s * 0.62} ${-s} 0Z M${s * 0.7} 0 L${s * 1.2} ${-s * 0.38} V${s * 0.38}Z" fill="${fish}"/><circle cx="${-s * 0.6}" cy="${-s * 0.08}" r="${s * 0.07}" fill="${words(art, "paper", "#1f4a63")}"/></g>`;
  });
  return [
    field(w, h, words(art, "paper", "#1f4a63")),
    `<rect x="${w * 0.03}" y="${h * 0.05}" width="${w * 0.94}" height="${h * 0.9}" fill="none" stroke="${ink}" stroke-width="${h * 0.012}"/>`,
    text(w / 2, h * 0.19, words(art, "maker"), {
      size: h * 0.075,
      fill: ink,
      family: "Lato",
      weight: 700,
      spacing: 0.18,
      fit: w * 0.8,
    }),
    text(w / 2, h * 0.43, words(art, "title"), { size: h * 0.24, fill: ink, weight: 500, fit: w * 0.82 }),
    text(w / 2, h * 0.56, words(art, "subtitle"), { size: h * 0.09, fill: ink, italic: true, fit: w * 0.82 }),
    row.join(""),
  ].join("");
};

/** A round print for a flat tin. */
const roundel: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#2f3a2e");
  const ring = (r: number, thick: number) =>
    `<circle cx="${w / 2}" cy="${h / 2}" r="${w * r}" fill="none" stroke="${ink}" stroke-width="${w * thick}"/>`;
  return [
    field(w, h, words(art, "paper", "#dfe5d2")),
    ring(0.44, 0.008),
    ring(0.42, 0.003),
    text(w / 2, h * 0.3, words(art, "maker"), {
      size: h * 0.05,
      fill: ink,
      family: "Lato",
      weight: 700,
      spacing: 0.16,
      fit: w * 0.56,
    }),
    text(w / 2, h * 0.52, words(art, "title"), { size: h * 0.17, fill: ink, fit: w * 0.72 }),
    text(w / 2, h * 0.62, words(art, "subtitle"), { size: h * 0.07, fill: ink, italic: true, fit: w * 0.64 }),
    rule(w / 2, h * 0.68, w * 0.1, ink, h * 0.006),
    text(w / 2, h * 0.76, words(art, "amount"), { size: h * 0.048, fill: ink, family: "Lato", fit: w * 0.5 }),
  ].join("");
};

/** A carton of pasta or cereals: diagonal fields of color, a window of ears. */
const fields: Draw = (art) => {
  const { width: w, height: h } = art;
  const accent = words(art, "accent", "#1f5a78");
  const ink = words(art, "ink", "#22303a");
  const ears = Array.from({ length: 7 }, (_, index) => {
    const x = w * (0.14 + index * 0.12);
    const grains = Array.from({ length: 6 }, (__, row) => {
      const y = h * (0.64 + row * 0.032);
      return [-1, 1]
        .map(
          (side) =>
            `<ellipse cx="${x + side * w * 0.017}" cy="${y}" rx="${w * 0.012}" ry="${h * 0.019}" transform="rotate(${side * 24} ${x + side * w * 0.017} ${y})" fill="${words(art, "grain", "#e2b04a")}"/>`,
        )
        .join("");
    });
    return `<path d="M${x} ${h} V${h * 0.63}" stroke="${words(art, "grain", "#e2b04a")}" stroke-width="${w * 0.007}"/>${grains.join("")}`;
  });
  return [
    field(w, h, words(art, "paper", "#f5eddb")),
    `<path d="M0 ${h * 0.6} L${w} ${h * 0.54} V${h} H0Z" fill="${accent}"/>`,
    ears.join(""),
    text(w / 2, h * 0.12, words(art, "maker"), {
      size: h * 0.034,
      fill: ink,
      family: "Lato",
      weight: 700,
      spacing: 0.18,
      fit: w * 0.8,
    }),
    rule(w / 2, h * 0.15, w * 0.14, accent, h * 0.005),
    text(w / 2, h * 0.32, words(art, "title"), {
      size: h * 0.13,
      fill: accent,
      family: "Lato",
      weight: 900,
      fit: w * 0.86,
    }),
    text(w / 2, h * 0.39, words(art, "subtitle"), { size: h * 0.046, fill: ink, italic: true, fit: w * 0.82 }),
    text(w / 2, h * 0.47, words(art, "amount"), { size: h * 0.034, fill: ink, family: "Lato", weight: 700 }),
  ].join("");
};

export const groceryLabels: Record<string, Draw> = { seeds, banded, fishes, roundel, fields };
