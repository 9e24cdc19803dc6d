import { field, text, words, type Draw } from "./drawing.ts";

/** A dial: hours, name of the maker. */
const dial: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#26282b");
  const marks = Array.from({ length: 60 }, (_, index) => {
    const long = index % 5 === 0;
    return `<rect x="${w / 2 - (long ? w * 0.009 : w * 0.003)}" y="${h * 0.05}" width="${long ? w * 0.018 : w * 0.006}" height="${h * (long ? 0.08 : 0.03)}" fill="${ink}" transform="rotate(${index * 6} ${w / 2} ${h / 2})"/>`;
  });
  const maker = text(w / 2, h * 0.34, words(art, "title"), {
    size: h * 0.06,
    fill: ink,
    family: "Lato",
    weight: 700,
    spacing: 0.1,
  });
  const below = text(w / 2, h * 0.7, words(art, "subtitle"), {
    size: h * 0.04,
    fill: ink,
    family: "Lato",
    spacing: 0.1,
  });
  return field(w, h, words(art, "paper", "#f4f0e6")) + marks.join("") + maker + below;
};

/** The scale of a radio: stations on two lines and a red needle. */
const tuner: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#3b332b");
  const lines = [88, 92, 96, 100, 104, 108].map((station, index) => {
    const x = w * (0.08 + index * 0.168);
    return text(x, h * 0.42, String(station), { size: h * 0.17, fill: ink, family: "Lato", weight: 700 });
  });
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const high = index % 5 === 0 ? 0.2 : 0.1;
    return `<rect x="${w * (0.08 + index * 0.021)}" y="${h * 0.55}" width="${w * 0.003}" height="${h * high}" fill="${ink}"/>`;
  });
  const needle = `<rect x="${w * 0.44}" y="${h * 0.1}" width="${w * 0.008}" height="${h * 0.8}" fill="${words(art, "accent", "#c8412f")}"/>`;
  return field(w, h, words(art, "paper", "#efe4c8")) + lines.join("") + ticks.join("") + needle;
};

/** A screen that shows the time over hills. */
const screen: Draw = (art) => {
  const { width: w, height: h } = art;
  const [sky, far, near, front] = (art.colors as string[] | undefined) ?? ["#f0c9a4", "#c77e63", "#6d4a5e", "#2c2a42"];
  const size = Math.min(w, h);
  const hill = (y: number, lift: number, color: string) =>
    `<path d="M0 ${h * y} C${w * 0.25} ${h * (y - lift)} ${w * 0.4} ${h * (y + lift * 0.5)} ${w * 0.62} ${h * (y - lift * 0.4)} S${w * 0.9} ${h * (y + lift * 0.3)} ${w} ${h * (y - lift * 0.6)} V${h} H0Z" fill="${color}"/>`;
  const time = text(w / 2, h * 0.24, words(art, "title"), {
    size: size * 0.2,
    fill: "#ffffff",
    family: "Lato",
    weight: 300,
  });
  const day = text(w / 2, h * 0.24 + size * 0.1, words(art, "subtitle"), {
    size: size * 0.05,
    fill: "#ffffff",
    family: "Lato",
  });
  const sun = `<circle cx="${w * 0.7}" cy="${h * 0.5}" r="${size * 0.1}" fill="#fff3d6"/>`;
  return (
    field(w, h, sky!) + sun + hill(0.58, 0.14, far!) + hill(0.72, 0.1, near!) + hill(0.86, 0.08, front!) + time + day
  );
};

/** The rings and numbers of a dartboard. */
const dartboard: Draw = ({ width: w, height: h }) => {
  const order = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5];
  const c = w / 2;
  const sector = (index: number, inner: number, outer: number, color: string) => {
    const [a, b] = [index - 0.5, index + 0.5].map((part) => (part * Math.PI) / 10 - Math.PI / 2) as [number, number];
    const at = (r: number, t: number) => `${c + r * w * Math.cos(t)} ${h / 2 + r * w * Math.sin(t)}`;
    return `<path d="M${at(inner, a)} L${at(outer, a)} A${outer * w} ${outer * w} 0 0 1 ${at(outer, b)} L${at(inner, b)} A${inner * w} ${inner * w} 0 0 0 ${at(inner, a)}Z" fill="${color}"/>`;
  };
  const board = order.map((number, index) => {
    const dark = index % 2 === 0;
    const [field1, ring] = dark ? ["#1d1d1c", "#b5392f"] : ["#e9dcbc", "#2f6f4a"];
    const angle = (index * Math.PI) / 10 - Math.PI / 2;
    const [x, y] = [c + 0.445 * w * Math.cos(angle), h / 2 + 0.445 * w * Math.sin(angle) + w * 0.02];
    const parts = [
      [0.04, 0.21, field1],
      [0.21, 0.235, ring],
      [0.235, 0.365, field1],
      [0.365, 0.39, ring],
    ] as const;
    return (
      parts.map(([from, to, color]) => sector(index, from, to, color)).join("") +
      text(x, y, String(number), { size: w * 0.06, fill: "#e9e4d8", family: "Lato", weight: 700 })
    );
  });
  const bull = `<circle cx="${c}" cy="${h / 2}" r="${w * 0.042}" fill="#2f6f4a"/><circle cx="${c}" cy="${h / 2}" r="${w * 0.02}" fill="#b5392f"/>`;
  return field(w, h, "#191918") + board.join("") + bull;
};

/** Squares of a board for chess. */
const squares: Draw = (art) => {
  const { width: w, height: h } = art;
  const size = w / 8;
  const dark = Array.from({ length: 32 }, (_, index) => {
    const row = Math.floor(index / 4);
    const column = (index % 4) * 2 + (row % 2 ? 0 : 1);
    return `<rect x="${column * size}" y="${row * size}" width="${size}" height="${size}" fill="${words(art, "ink", "#5d3a24")}"/>`;
  });
  return field(w, h, words(art, "paper", "#e2c79b")) + dark.join("");
};

/** A painted face and dress for a nesting doll. */
const doll: Draw = (art) => {
  const { width: w, height: h } = art;
  const dress = words(art, "accent", "#b8443a");
  const scarf = words(art, "other", "#e0b04c");
  const ink = "#33231c";
  const x = w / 2;
  const petals = Array.from(
    { length: 6 },
    (_, index) =>
      `<ellipse cx="${x}" cy="${h * 0.62}" rx="${w * 0.014}" ry="${h * 0.05}" transform="rotate(${index * 60} ${x} ${h * 0.66})" fill="#f5e9d0"/>`,
  );
  return [
    field(w, h, dress),
    `<rect width="${w}" height="${h * 0.44}" fill="${scarf}"/>`,
    `<ellipse cx="${x}" cy="${h * 0.25}" rx="${w * 0.085}" ry="${h * 0.13}" fill="#f3d9b8"/>`,
    `<path d="M${x - w * 0.085} ${h * 0.24} Q${x - w * 0.06} ${h * 0.12} ${x} ${h * 0.12} Q${x + w * 0.06} ${h * 0.12} ${x + w * 0.085} ${h * 0.24} Q${x + w * 0.03} ${h * 0.17} ${x} ${h * 0.15} Q${x - w * 0.03} ${h * 0.17} ${x - w * 0.085} ${h * 0.24}Z" fill="${ink}"/>`,
    [-1, 1]
      .map(
        (side) =>
          `<ellipse cx="${x + side * w * 0.034}" cy="${h * 0.25}" rx="${w * 0.009}" ry="${h * 0.018}" fill="${ink}"/><circle cx="${x + side * w * 0.05}" cy="${h * 0.3}" r="${w * 0.014}" fill="#dd8f7c"/>`,
      )
      .join(""),
    `<path d="M${x - w * 0.02} ${h * 0.315} Q${x} ${h * 0.345} ${x + w * 0.02} ${h * 0.315}" stroke="#b3362b" stroke-width="${w * 0.007}" fill="none"/>`,
    petals.join(""),
    `<circle cx="${x}" cy="${h * 0.66}" r="${w * 0.018}" fill="${scarf}"/>`,
  ].join("");
};

/** A number on a billiard ball, seen from the front. */
const number: Draw = (art) => {
  const { width: w, height: h } = art;
  const spot = `<circle cx="${w / 2}" cy="${h / 2}" r="${w * 0.3}" fill="#f6f2e6"/>`;
  return (
    field(w, h, words(art, "paper", "#222222")) +
    spot +
    text(w / 2, h * 0.62, words(art, "title"), { size: h * 0.34, fill: "#222222", family: "Lato", weight: 700 })
  );
};

export const prints: Record<string, Draw> = { dial, tuner, screen, dartboard, squares, doll, number };
