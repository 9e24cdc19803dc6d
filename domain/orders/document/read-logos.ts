import type { Context } from "../../context.ts";

/** The bytes of shop logos, by their file names. */
export type Logos = ReadonlyMap<string, Uint8Array>;

/** A logo that is no longer there is left out: a document is never held up by it. */
export async function readLogos(ctx: Context, files: readonly (string | null)[]): Promise<Logos> {
  const logos = new Map<string, Uint8Array>();
  for (const file of new Set(files)) {
    const bytes = file ? await ctx.files.read("pictures", file) : null;
    if (file && bytes) logos.set(file, bytes);
  }
  return logos;
}
