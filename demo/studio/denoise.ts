/** What tells surfaces apart without noise: direction, distance and color of what the camera sees. */
export interface Guides {
  width: number;
  height: number;
  normal: Float32Array[];
  depth: Float32Array;
  color: Float32Array[];
}

interface Strength {
  rounds: number;
  light: number;
  color: number;
}

// Part of the light that falls on surfaces: smooth, so it may be filtered far.
export const ON_SURFACES: Strength = { rounds: 6, light: 3.6, color: 0 };
// Reflections and what is seen through glass: they have edges of their own.
export const REFLECTED: Strength = { rounds: 4, light: 2.8, color: 40 };

const KERNEL = [1 / 4, 1 / 2, 1 / 4];

/**
 * Takes the grain out of a render: averages each pixel with neighbors at growing distances (an à-trous wavelet
 * filter) as far as they lie on the same surface and differ by no more than the noise that is measured there.
 */
export function denoise(planes: Float32Array[], guides: Guides, strength: Strength) {
  const { width, height } = guides;
  let current: Float32Array[] = planes.map((plane) => removeSparks(plane, width, height));
  let variance: Float32Array = measureNoise(brightness(current), width, height);
  for (let round = 0; round < strength.rounds; round++) {
    [current, variance] = average(current, variance, guides, 1 << round, strength);
  }
  return current;
}

function brightness([red, green, blue]: Float32Array[]) {
  return red!.map((value, index) => 0.2126 * value + 0.7152 * green![index]! + 0.0722 * blue![index]!);
}

/** A single pixel far brighter than all its neighbors is chance, not light. */
function removeSparks(plane: Float32Array, width: number, height: number) {
  const result = Float32Array.from(plane);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let max = 0;
      let second = 0;
      for (let row = -width; row <= width; row += width) {
        for (let column = -1; column <= 1; column++) {
          if (row === 0 && column === 0) continue;
          const value = plane[at + row + column]!;
          if (value > max) [max, second] = [value, max];
          else if (value > second) second = value;
        }
      }
      if (plane[at]! > second * 1.3 + 0.02) result[at] = second;
    }
  }
  return result;
}

/** The variance of the noise around each pixel, from a filter that slopes and straight edges leave at zero. */
function measureNoise(plane: Float32Array, width: number, height: number) {
  const squares = new Float32Array(plane.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const up = at - width;
      const down = at + width;
      const corners = plane[up - 1]! + plane[up + 1]! + plane[down - 1]! + plane[down + 1]!;
      const sides = plane[up]! + plane[down]! + plane[at - 1]! + plane[at + 1]!;
      const difference = corners - 2 * sides + 4 * plane[at]!;
      squares[at] = (difference * difference) / 36;
    }
  }
  return blur(squares, width, height, 4);
}

/** The mean over a square of (2 × reach + 1) pixels each way. */
function blur(plane: Float32Array, width: number, height: number, reach: number) {
  const across = slide(plane, width, height, reach, 1, width);
  return slide(across, height, width, reach, width, 1);
}

function slide(plane: Float32Array, length: number, lines: number, reach: number, step: number, lineStep: number) {
  const result = new Float32Array(plane.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = 0; i < Math.min(reach, length); i++) sum += plane[start + i * step]!;
    for (let i = 0; i < length; i++) {
      if (i + reach < length) sum += plane[start + (i + reach) * step]!;
      if (i - reach - 1 >= 0) sum -= plane[start + (i - reach - 1) * step]!;
      const count = Math.min(i + reach, length - 1) - Math.max(i - reach, 0) + 1;
      result[start + i * step] = Math.max(0, sum) / count;
    }
  }
  return result;
}

function average(
  planes: Float32Array[],
  variance: Float32Array,
  guides: Guides,
  step: number,
  strength: Strength,
): [Float32Array[], Float32Array] {
  const { width, height, depth } = guides;
  const [red, green, blue] = planes as [Float32Array, Float32Array, Float32Array];
  const [nx, ny, nz] = guides.normal as [Float32Array, Float32Array, Float32Array];
  const [cr, cg, cb] = guides.color as [Float32Array, Float32Array, Float32Array];
  const luminance = brightness(planes);
  const result = planes.map((plane) => new Float32Array(plane.length)) as [Float32Array, Float32Array, Float32Array];
  const left = new Float32Array(variance.length);
  const smooth = blur(variance, width, height, 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const lightScale = 1 / (strength.light * Math.sqrt(smooth[p]!) + 1e-4);
      const depthScale = 60 / (depth[p]! * Math.max(1, step));
      let total = 0;
      let squared = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      let v = 0;
      for (let row = -1; row <= 1; row++) {
        const yy = y + row * step;
        if (yy < 0 || yy >= height) continue;
        for (let column = -1; column <= 1; column++) {
          const xx = x + column * step;
          if (xx < 0 || xx >= width) continue;
          const q = yy * width + xx;
          const turn = q === p ? 0 : 1 - (nx[p]! * nx[q]! + ny[p]! * ny[q]! + nz[p]! * nz[q]!);
          let cost = Math.abs(luminance[p]! - luminance[q]!) * lightScale;
          cost += Math.abs(depth[p]! - depth[q]!) * depthScale + turn * 24;
          if (strength.color > 0) {
            const shade = Math.abs(cr[p]! - cr[q]!) + Math.abs(cg[p]! - cg[q]!) + Math.abs(cb[p]! - cb[q]!);
            cost += shade * strength.color;
          }
          if (cost > 8) continue;
          const weight = Math.exp(-cost) * KERNEL[row + 1]! * KERNEL[column + 1]!;
          total += weight;
          squared += weight * weight;
          r += weight * red[q]!;
          g += weight * green[q]!;
          b += weight * blue[q]!;
          v += weight * weight * variance[q]!;
        }
      }
      if (squared === 0) continue;
      result[0][p] = r / total;
      result[1][p] = g / total;
      result[2][p] = b / total;
      left[p] = v / (total * total);
    }
  }
  return [result, left];
}
