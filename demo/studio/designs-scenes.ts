import { titles } from "./designs-covers.ts";
import { field, text, words, type Draw } from "./drawing.ts";

/** A row of houses at night, some windows lit. */
const windows: Draw = (art) => {
  const { width: w, height: h } = art;
  const wall = words(art, "wall", "#2f4358");
  const lit = words(art, "accent", "#f0c35a");
  const houses = [0.02, 0.22, 0.4, 0.62, 0.8].map((x, house) => {
    const wide = w * [0.19, 0.17, 0.21, 0.17, 0.18][house]!;
    const top = h * [0.56, 0.48, 0.61, 0.51, 0.58][house]!;
    const left = w * x;
    const roof = `<path d="M${left - w * 0.012} ${top} L${left + wide / 2} ${top - h * 0.06} L${left + wide + w * 0.012} ${top}Z" fill="${words(art, "roof", "#8f4a3a")}"/>`;
    let panes = "";
    for (let row = 0; top + h * (0.07 + row * 0.085) < h * 0.95; row++) {
      for (let column = 0; column < 2; column++) {
        const on = (row * 3 + column * 2 + house * 5) % 4 === 0;
        panes += `<rect x="${left + wide * (0.2 + column * 0.36)}" y="${top + h * (0.03 + row * 0.085)}" width="${wide * 0.22}" height="${h * 0.045}" fill="${on ? lit : words(art, "dark", "#1a2735")}"/>`;
      }
    }
    return `<rect x="${left}" y="${top}" width="${wide}" height="${h - top}" fill="${wall}"/>${roof}${panes}`;
  });
  const moon = `<circle cx="${w * 0.79}" cy="${h * 0.39}" r="${w * 0.06}" fill="${lit}"/>`;
  return (
    field(w, h, words(art, "paper", "#1d2b3b")) +
    moon +
    houses.join("") +
    titles(art, 0.13, words(art, "ink", "#f2e8d4"))
  );
};

/** Rays round a half sun over the lower edge. */
const sunrise: Draw = (art) => {
  const { width: w, height: h } = art;
  const colors = (art.colors as string[] | undefined) ?? ["#f6e3b8", "#f0b24e", "#e27a45"];
  const cx = w / 2;
  const cy = h * 0.92;
  const rays = Array.from({ length: 16 }, (_, index) => {
    const [a, b] = [index, index + 0.5].map((step) => Math.PI + (step * Math.PI) / 16);
    const reach = h * 0.56;
    return `<path d="M${cx} ${cy} L${cx + reach * Math.cos(a!)} ${cy + reach * Math.sin(a!)} L${cx + reach * Math.cos(b!)} ${cy + reach * Math.sin(b!)}Z" fill="${colors[1]!}"/>`;
  });
  const sun = `<circle cx="${cx}" cy="${cy}" r="${w * 0.27}" fill="${colors[2]!}"/><rect y="${cy}" width="${w}" height="${h - cy}" fill="${words(art, "ground", "#7a3d2a")}"/>`;
  return field(w, h, colors[0]!) + rays.join("") + sun + titles(art, 0.12, words(art, "ink", "#5a2a1e"), "Lato");
};

/** Snowy peaks with a track of small steps. */
const peaks: Draw = (art) => {
  const { width: w, height: h } = art;
  const rock = words(art, "rock", "#3d5a6c");
  const snow = words(art, "snow", "#f4f6f5");
  const peak = (x: number, top: number, half: number) =>
    `<path d="M${w * (x - half)} ${h} L${w * x} ${h * top} L${w * (x + half)} ${h}Z" fill="${rock}"/><path d="M${w * x} ${h * top} L${w * (x + half * 0.26)} ${h * (top + (1 - top) * 0.26)} L${w * (x + half * 0.1)} ${h * (top + (1 - top) * 0.21)} L${w * (x - half * 0.04)} ${h * (top + (1 - top) * 0.3)} L${w * (x - half * 0.14)} ${h * (top + (1 - top) * 0.2)} L${w * (x - half * 0.25)} ${h * (top + (1 - top) * 0.25)}Z" fill="${snow}"/>`;
  const steps = Array.from({ length: 11 }, (_, index) => {
    const t = index / 10;
    return `<circle cx="${w * (0.2 + 0.34 * t + 0.05 * Math.sin(t * 9))}" cy="${h * (0.97 - 0.3 * t)}" r="${w * 0.009}" fill="${words(art, "accent", "#d9643a")}"/>`;
  });
  const drawn = peak(0.82, 0.56, 0.5) + peak(0.2, 0.62, 0.46) + peak(0.55, 0.46, 0.44);
  return (
    field(w, h, words(art, "paper", "#bcd3d9")) +
    drawn +
    steps.join("") +
    titles(art, 0.12, words(art, "ink", "#1f3442"))
  );
};

/** Leaves of many sizes in rows. */
const leaves: Draw = (art) => {
  const { width: w, height: h } = art;
  const colors = (art.colors as string[] | undefined) ?? ["#7f9b6a", "#4f7350", "#b9c58f"];
  let pattern = "";
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      const x = w * (0.1 + column * 0.2);
      const y = h * (0.5 + row * 0.1);
      const turn = (row + column) % 2 ? 35 : -35;
      const size = w * 0.1;
      const color = colors[(row * 2 + column) % colors.length]!;
      pattern += `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 ${size} C${size * 0.75} ${size * 0.3} ${size * 0.6} ${-size * 0.5} 0 ${-size} C${-size * 0.6} ${-size * 0.5} ${-size * 0.75} ${size * 0.3} 0 ${size}Z" fill="${color}"/><path d="M0 ${size * 1.2} V${-size * 0.7}" stroke="${words(art, "paper", "#f0ead6")}" stroke-width="${size * 0.06}"/></g>`;
    }
  }
  return field(w, h, words(art, "paper", "#f0ead6")) + pattern + titles(art, 0.13, words(art, "ink", "#2e4630"));
};

/** A lighthouse with a beam over the sea. */
const lighthouse: Draw = (art) => {
  const { width: w, height: h } = art;
  const red = words(art, "accent", "#d2573f");
  const light = words(art, "light", "#f8dc8a");
  const x = w * 0.36;
  const beam = `<path d="M${x} ${h * 0.515} L${w} ${h * 0.42} V${h * 0.62}Z" fill="${light}" opacity="0.75"/>`;
  const stripes = [0, 1, 2, 3, 4].map((row) => {
    const [top, bottom] = [h * (0.545 + row * 0.065), h * (0.545 + (row + 1) * 0.065)];
    const [narrow, wide] = [w * (0.06 + row * 0.008), w * (0.068 + row * 0.008)];
    return `<path d="M${x - narrow} ${top} H${x + narrow} L${x + wide} ${bottom} H${x - wide}Z" fill="${row % 2 ? "#f6efe0" : red}"/>`;
  });
  const room = `<rect x="${x - w * 0.045}" y="${h * 0.49}" width="${w * 0.09}" height="${h * 0.055}" fill="${light}"/><path d="M${x - w * 0.07} ${h * 0.49} L${x} ${h * 0.44} L${x + w * 0.07} ${h * 0.49}Z" fill="${red}"/>`;
  const rock = `<path d="M${w * 0.1} ${h * 0.9} Q${x} ${h * 0.82} ${w * 0.66} ${h * 0.9}Z" fill="${words(art, "rock", "#4a4f5c")}"/>`;
  const sea = [0, 1, 2].map(
    (row) =>
      `<path d="M0 ${h * (0.88 + row * 0.045)} ${Array.from({ length: 6 }, (_, part) => `q${w / 12} ${part % 2 ? h * 0.02 : -h * 0.02} ${w / 6} 0`).join(" ")} V${h} H0Z" fill="${["#3b6f8f", "#2f5d7c", "#234a66"][row]!}"/>`,
  );
  return (
    field(w, h, words(art, "paper", "#23395b")) +
    beam +
    stripes.join("") +
    room +
    rock +
    sea.join("") +
    titles(art, 0.14, words(art, "ink", "#f8efdb"), "Lato")
  );
};

/** A heron among reeds. */
const heron: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#27424a");
  const bird = words(art, "bird", "#f5f3ec");
  const body = `<path d="M${w * 0.36} ${h * 0.72} C${w * 0.4} ${h * 0.6} ${w * 0.62} ${h * 0.6} ${w * 0.68} ${h * 0.74} C${w * 0.6} ${h * 0.78} ${w * 0.45} ${h * 0.8} ${w * 0.36} ${h * 0.72}Z" fill="${bird}"/>`;
  const neck = `<path d="M${w * 0.41} ${h * 0.7} C${w * 0.28} ${h * 0.64} ${w * 0.5} ${h * 0.55} ${w * 0.38} ${h * 0.47}" fill="none" stroke="${bird}" stroke-width="${w * 0.045}" stroke-linecap="round"/>`;
  const head = `<circle cx="${w * 0.37}" cy="${h * 0.465}" r="${w * 0.036}" fill="${bird}"/><path d="M${w * 0.35} ${h * 0.458} L${w * 0.2} ${h * 0.475} L${w * 0.35} ${h * 0.476}Z" fill="#e0913a"/><circle cx="${w * 0.36}" cy="${h * 0.46}" r="${w * 0.006}" fill="${ink}"/>`;
  const legs = [0.5, 0.56].map(
    (x) => `<path d="M${w * x} ${h * 0.77} V${h * 0.95}" stroke="#e0913a" stroke-width="${w * 0.011}"/>`,
  );
  const reeds = Array.from({ length: 15 }, (_, index) => {
    const x = w * (0.03 + index * 0.068);
    const top = h * (0.66 + 0.13 * Math.sin(index * 2.3) ** 2);
    return `<path d="M${x} ${h} Q${x} ${(h + top) / 2} ${x + w * 0.02 * Math.sin(index)} ${top}" fill="none" stroke="${words(art, "accent", "#5f7f4f")}" stroke-width="${w * 0.013}"/>`;
  });
  return (
    field(w, h, words(art, "paper", "#a9c9c4")) +
    legs.join("") +
    body +
    neck +
    head +
    reeds.join("") +
    titles(art, 0.12, ink, "Lato")
  );
};

/** One large pot with steam, for cookery. */
const pot: Draw = (art) => {
  const { width: w, height: h } = art;
  const iron = words(art, "accent", "#b5402f");
  const ink = words(art, "ink", "#2c2320");
  const body = `<path d="M${w * 0.2} ${h * 0.68} H${w * 0.8} V${h * 0.82} Q${w * 0.8} ${h * 0.9} ${w * 0.7} ${h * 0.9} H${w * 0.3} Q${w * 0.2} ${h * 0.9} ${w * 0.2} ${h * 0.82}Z M${w * 0.12} ${h * 0.72} H${w * 0.2} V${h * 0.75} H${w * 0.12}Z M${w * 0.8} ${h * 0.72} H${w * 0.88} V${h * 0.75} H${w * 0.8}Z" fill="${iron}"/>`;
  const lid = `<path d="M${w * 0.18} ${h * 0.668} Q${w * 0.5} ${h * 0.59} ${w * 0.82} ${h * 0.668}Z" fill="${iron}"/><circle cx="${w * 0.5}" cy="${h * 0.615}" r="${w * 0.028}" fill="${ink}"/>`;
  const steam = [0.36, 0.5, 0.64].map(
    (x, index) =>
      `<path d="M${w * x} ${h * 0.575} q${w * 0.05} ${-h * 0.03} 0 ${-h * 0.06} t0 ${-h * (index === 1 ? 0.075 : 0.05)}" fill="none" stroke="${ink}" stroke-width="${w * 0.012}" stroke-linecap="round"/>`,
  );
  return field(w, h, words(art, "paper", "#f3dfae")) + body + lid + steam.join("") + titles(art, 0.13, ink);
};

/** Large plain letters with a band of color: the cover of a handbook. */
const handbook: Draw = (art) => {
  const { width: w, height: h } = art;
  const ink = words(art, "ink", "#22262a");
  const accent = words(art, "accent", "#e05a3a");
  const lines = words(art, "title").split("|");
  const set = lines.map((line, index) =>
    text(w * 0.09, h * (0.2 + index * 0.105), line, {
      size: h * 0.1,
      fill: ink,
      family: "Lato",
      weight: 900,
      anchor: "start",
      fit: w * 0.8,
    }),
  );
  const band = `<rect y="${h * 0.66}" width="${w}" height="${h * 0.22}" fill="${accent}"/><circle cx="${w * 0.78}" cy="${h * 0.66}" r="${w * 0.13}" fill="${words(art, "other", "#f2c14e")}"/>`;
  const below = text(w * 0.09, h * 0.945, words(art, "author"), {
    size: h * 0.034,
    fill: ink,
    family: "Lato",
    weight: 700,
    anchor: "start",
    fit: w * 0.8,
  });
  const note = text(w * 0.09, h * 0.78, words(art, "subtitle"), {
    size: h * 0.034,
    fill: words(art, "onAccent", "#ffffff"),
    family: "Lato",
    anchor: "start",
    fit: w * 0.6,
  });
  return field(w, h, words(art, "paper", "#f4efe4")) + set.join("") + band + note + below;
};

export const sceneCovers: Record<string, Draw> = { windows, sunrise, peaks, leaves, lighthouse, heron, pot, handbook };
