/** An object cut out of its transparent border: RGBA, 8 bits a channel. */
export type Sprite = { pixels: Buffer; width: number; height: number };

/** Red, green and blue of a colour such as #14837d. */
export function channelsOf(hex: string): [number, number, number] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number, number];
}
