import { sansLetters } from "./letters-sans.ts";
import { serifLetters } from "./letters-serif.ts";

export type Letter = readonly [width: number, path: string];
export type Letters = "serif" | "sans";

/** Outlines, so that names can be drawn on machines without fonts. */
export const LETTERS: Readonly<Record<Letters, Readonly<Record<string, Letter>>>> = {
  serif: serifLetters,
  sans: sansLetters,
};
