import type { Words } from "./sentences.ts";

export type Color = { slug: string; name: Words; hex: string };

export const COLORS: readonly Color[] = [
  { slug: "black", name: ["Black", "أسود"], hex: "#26242a" },
  { slug: "white", name: ["White", "أبيض"], hex: "#f4f1ea" },
  { slug: "grey", name: ["Grey", "رمادي"], hex: "#8d9096" },
  { slug: "beige", name: ["Beige", "بيج"], hex: "#d8c2a0" },
  { slug: "brown", name: ["Brown", "بني"], hex: "#7d5233" },
  { slug: "red", name: ["Red", "أحمر"], hex: "#cf2f3d" },
  { slug: "orange", name: ["Orange", "برتقالي"], hex: "#ea7a2f" },
  { slug: "yellow", name: ["Yellow", "أصفر"], hex: "#f2b92c" },
  { slug: "green", name: ["Green", "أخضر"], hex: "#3d9150" },
  { slug: "olive", name: ["Olive", "زيتي"], hex: "#7f8040" },
  { slug: "teal", name: ["Teal", "فيروزي"], hex: "#14837d" },
  { slug: "blue", name: ["Blue", "أزرق"], hex: "#2f72d6" },
  { slug: "navy", name: ["Navy", "كحلي"], hex: "#25376a" },
  { slug: "purple", name: ["Purple", "بنفسجي"], hex: "#7e4fb8" },
  { slug: "pink", name: ["Pink", "وردي"], hex: "#e985ae" },
];

const EVERY = COLORS.map((color) => color.slug);
const PALETTES: Record<string, readonly string[]> = {
  electronics: ["black", "white", "grey", "navy", "green", "pink", "blue", "red"],
  kitchen: ["white", "teal", "red", "yellow", "navy", "green", "grey", "orange", "beige"],
  home: ["beige", "grey", "teal", "navy", "olive", "pink", "white", "brown"],
  accessories: ["black", "brown", "beige", "navy", "red", "olive", "white", "pink", "teal"],
  music: ["red", "black", "navy", "brown", "teal", "orange"],
  toys: ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "beige", "white"],
  flowers: ["red", "pink", "white", "yellow", "orange", "purple"],
  "make-up": ["red", "pink", "brown", "purple", "orange"],
  seeds: ["purple", "blue", "pink", "white"],
  "outdoor-plants": ["red", "pink", "orange", "yellow"],
};

/** The colours that goods of a leaf come in. */
export function colorsFor(topSlug: string, leafSlug: string): readonly Color[] {
  const slugs = PALETTES[leafSlug] ?? PALETTES[topSlug] ?? EVERY;
  return COLORS.filter((color) => slugs.includes(color.slug));
}
