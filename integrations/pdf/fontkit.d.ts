/** The part of the package that we use; it has no types of its own. */
declare module "fontkit" {
  export type Font = { hasGlyphForCodePoint(code: number): boolean };
  export function create(file: Buffer): Font;
}
