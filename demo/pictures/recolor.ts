import { channelsOf, type Sprite } from "./pixels.ts";

/** Which part of an object takes a new colour: those of a hue, or everything pale or grey, or all of it. */
type Area =
  | { kind: "hue"; hue: number; brightness: number }
  | { kind: "pale"; brightness: number }
  | { kind: "all"; brightness: number };

/** A number is the hue of the part. */
type KnownArea = "pale" | "all" | number;

/** Objects whose main colour is not the part that comes in several colours. */
const AREAS: Record<string, KnownArea> = {
  "💅": 280,
  "🔦": "pale",
  "💻": "pale",
  "🛸": "pale",
  "🩳": "all",
  "☕": "pale",
  "🍲": "pale",
  "🍵": "pale",
  "👟": "all",
  "🎾": "all",
  "🧦": "all",
  "⌨️": "all",
  "🖱️": "all",
  "🎧": "all",
  "📻": "pale",
  "📸": "all",
  "🎨": "all",
  "🥻": "all",
  "🥋": "all",
  "🥼": "all",
  "🧊": "all",
  "🎽": "all",
  "👕": "all",
  "🛠️": "all",
  "🔋": "all",
  "🖊️": "all",
  "🔌": "all",
  "🥁": "all",
  "🎮": "all",
};

/** Gives the object's main part another colour and leaves handles, soles and highlights as they are. */
export function recolor(plain: Sprite, emoji: string, hex: string): Sprite {
  const target = channelsOf(hex);
  const { pixels: source } = plain;
  const area = areaOf(source, AREAS[emoji] ?? null);
  const pixels = Buffer.from(source);
  const lift = brightnessOf(...target) < 70 ? 0.28 : 0.5;
  const contrast = area.brightness < 90 ? 0.55 : 0.9;
  for (let at = 0; at < pixels.length; at += 4) {
    if (source[at + 3] === 0) continue;
    const [red, green, blue] = [source[at] ?? 0, source[at + 1] ?? 0, source[at + 2] ?? 0];
    const weight = weightIn(area, red, green, blue);
    if (weight === 0) continue;
    const ratio = brightnessOf(red, green, blue) / area.brightness;
    const shade = ratio <= 1 ? ratio ** contrast : 1;
    const shine = ratio <= 1 ? 0 : Math.min(1, (ratio - 1) * lift * contrast);
    pixels[at] = red + (shadeOf(target[0], shade, shine) - red) * weight;
    pixels[at + 1] = green + (shadeOf(target[1], shade, shine) - green) * weight;
    pixels[at + 2] = blue + (shadeOf(target[2], shade, shine) - blue) * weight;
  }
  return { ...plain, pixels };
}

const shadeOf = (channel: number, shade: number, shine: number) => channel * shade + (255 - channel) * shine;

function weightIn(area: Area, red: number, green: number, blue: number): number {
  if (area.kind === "all") return 0.94;
  const { hue, saturation } = hueOf(red, green, blue);
  if (area.kind === "pale") return ramp(saturation, 0.42, 0.3) * ramp(brightnessOf(red, green, blue), 60, 110);
  const away = Math.abs(((hue - area.hue + 540) % 360) - 180);
  return ramp(away, 70, 42) * ramp(saturation, 0.1, 0.24);
}

/** The hue that most of the coloured area has, with its mean brightness; an object with little colour is taken whole. */
function areaOf(pixels: Buffer, known: KnownArea | null): Area {
  const bins = Array.from({ length: 36 }, () => ({ weight: 0, brightness: 0 }));
  let [visible, colored, brightness] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const { hue, saturation } = hueOf(red, green, blue);
    const light = brightnessOf(red, green, blue);
    if (known !== "pale" || (saturation < 0.36 && light > 85)) {
      visible++;
      brightness += light;
    }
    const bin = bins[Math.floor(hue / 10) % 36];
    if (saturation < 0.28 || !bin) continue;
    colored++;
    bin.weight += saturation;
    bin.brightness += saturation * light;
  }
  if (typeof known === "number") return hueArea(bins, Math.floor(known / 10) % 36);
  if (known || colored < visible * 0.16)
    return { kind: known ?? "pale", brightness: brightness / Math.max(1, visible) };
  return mainHueOf(bins);
}

type HueBins = readonly { weight: number; brightness: number }[];

function mainHueOf(bins: HueBins): Area {
  const best = bins.reduce(
    (found, _, index) => (sumAround(bins, index, "weight") > sumAround(bins, found, "weight") ? index : found),
    0,
  );
  return hueArea(bins, best);
}

function hueArea(bins: HueBins, index: number): Area {
  return {
    kind: "hue",
    hue: index * 10 + 5,
    brightness: sumAround(bins, index, "brightness") / Math.max(1, sumAround(bins, index, "weight")),
  };
}

const sumAround = (bins: HueBins, index: number, field: "weight" | "brightness") =>
  [-2, -1, 0, 1, 2].reduce((sum, step) => sum + (bins[(index + step + 36) % 36]?.[field] ?? 0), 0);

/** 0 at `from`, 1 at `to`, straight between. */
const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));

const brightnessOf = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue;

function hueOf(red: number, green: number, blue: number): { hue: number; saturation: number } {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation: range / most };
}
