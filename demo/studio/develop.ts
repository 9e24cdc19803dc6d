import sharp from "sharp";
import { denoise, ON_SURFACES, REFLECTED, type Guides } from "./denoise.ts";
import { plane, threePlanes, type Layers } from "./exr.ts";

const EXPOSURE = 1.12;
const SHOULDER = 0.76;
const QUALITY = 86;
/** Fine weave near the camera is more than a picture of the shop may weigh: it is kept a little coarser. */
const MAX_BYTES = 149_000;

/** A render without grain, in linear light: what surfaces are colored, the light on them, and all else. */
export interface Negative {
  width: number;
  height: number;
  color: Float32Array[];
  light: Float32Array[];
  rest: Float32Array[];
  tint: Float32Array;
}

/** Parts a render into color, light and reflections, so that each can be freed of grain, and the color exchanged. */
export function makeNegative(layers: Layers): Negative {
  const { width, height } = layers;
  const color = threePlanes(layers, "DiffCol");
  const direct = threePlanes(layers, "DiffDir");
  const indirect = threePlanes(layers, "DiffInd");
  const combined = threePlanes(layers, "Combined");
  const light = direct.map((part, letter) => part.map((value, index) => value + indirect[letter]![index]!));
  const rest = combined.map((part, letter) =>
    part.map((value, index) => value - light[letter]![index]! * color[letter]![index]!),
  );
  const normal = threePlanes(layers, "Normal", "XYZ");
  const depth = plane(layers, "Depth.Z");
  const length = normal[0]!.map((_, at) => Math.hypot(normal[0]![at]!, normal[1]![at]!, normal[2]![at]!) || 1);
  const unit = normal.map((part) => part.map((value, at) => value / length[at]!));
  const guides: Guides = { width, height, normal: unit, depth, color };
  const edges = findEdges(length, depth, width);
  return {
    width,
    height,
    color,
    light: keepEdges(denoise(light, guides, ON_SURFACES), light, edges),
    rest: keepEdges(denoise(rest, guides, REFLECTED), rest, edges),
    tint: tintOf(layers),
  };
}

/** Pixels that show two surfaces: the renderer has mixed their directions, or the next pixel lies far behind. */
function findEdges(length: Float32Array, depth: Float32Array, width: number) {
  return length.map((value, at) => {
    const near = depth[at]!;
    const across = Math.max(depth[at + 1] ?? near, depth[at - 1] ?? near);
    const along = Math.max(depth[at + width] ?? near, depth[at - width] ?? near);
    return value < 0.97 || Math.max(across, along) > near * 1.02 ? 1 : 0;
  });
}

/** Edges stay as they were rendered: the mean of two surfaces is what makes them smooth. */
function keepEdges(smooth: Float32Array[], rendered: Float32Array[], edges: Float32Array) {
  return smooth.map((part, letter) => part.map((value, at) => (edges[at] ? rendered[letter]![at]! : value)));
}

function tintOf(layers: Layers) {
  for (const [name, values] of layers.planes) if (name.includes("Tint")) return values;
  return new Float32Array(layers.width * layers.height);
}

/** The finished picture as WebP; a color variant exchanges the marked color in linear light. */
export async function develop(negative: Negative, from?: string, to?: string): Promise<Buffer> {
  const { width, height, color, light, rest, tint } = negative;
  const old = from ? linear(from) : [1, 1, 1];
  const wanted = from && to ? linear(to) : old;
  const pixels = Buffer.alloc(width * height * 3);
  for (let letter = 0; letter < 3; letter++) {
    const change = wanted[letter]! - old[letter]!;
    for (let at = 0; at < width * height; at++) {
      const surface = Math.max(0, color[letter]![at]! + change * tint[at]!);
      pixels[at * 3 + letter] = encode(surface * light[letter]![at]! + rest[letter]![at]!, at + letter * 7919);
    }
  }
  const raw = { width, height, channels: 3 as const };
  for (let quality = QUALITY; ; quality -= 8) {
    const picture = await sharp(pixels, { raw }).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (picture.length < MAX_BYTES) return picture;
  }
}

/** Linear light to a byte of sRGB, bright parts rolled off softly, with a trace of dither against bands. */
function encode(value: number, at: number) {
  let light = Math.max(0, value * EXPOSURE);
  if (light > SHOULDER) light = SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - light) / (1 - SHOULDER)));
  const code = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  const dither = ((at * 2654435761) >>> 16) / 65536 - 0.5;
  return Math.max(0, Math.min(255, Math.round(code * 255 + dither * 0.9)));
}

function linear(color: string) {
  return [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}
