import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface View {
  name: string;
  /** Degrees by which the goods are turned, and by which the camera looks down. */
  turn?: number;
  elevation?: number;
  /** The part of the picture that the goods fill; above 0.8 it is a detail round the point `aim`. */
  fill?: number;
  aim?: [number, number];
  samples?: number;
  /** How much noise may be left before the darkroom; even, opaque goods bear more. */
  threshold?: number;
  /** Width and height in pixels; 1,024 each if absent. */
  size?: [number, number];
  /** True if this view is shown in the first color only. */
  oneColor?: boolean;
}

export interface Art {
  design: string;
  width: number;
  height: number;
  [word: string]: string | number | string[];
}

export interface Product {
  slug: string;
  name: string;
  category: string;
  material: string;
  archetype: string;
  parameters: { color?: string; [parameter: string]: unknown };
  /** The first is the one that is rendered; the others are recolored from it. */
  colors: { name: string; hex: string }[];
  art?: Record<string, Art>;
  views: View[];
}

/** What the studio shows: the single source of what is rendered, one file for each top category of the shop. */
export const goods: Product[] = readdirSync(path.join(import.meta.dirname, "goods"))
  .toSorted()
  .flatMap((file) => JSON.parse(readFileSync(path.join(import.meta.dirname, "goods", file), "utf8")));

/** One of the goods in a scene: its place in units of ten centimeters (x to the right, y away from the camera, z up). */
export interface Item {
  goods: string;
  color?: string;
  at: number[];
  turn?: number;
  scale?: number;
}

/** Several goods on one stage. */
export interface Scene {
  slug: string;
  items: Item[];
  views: View[];
}

export const scenes: Scene[] = JSON.parse(readFileSync(path.join(import.meta.dirname, "scenes.json"), "utf8"));
