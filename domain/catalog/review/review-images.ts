import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

const IMAGE = { square: 1600, fit: "inside" } as const;

/** Stores uploads re-encoded, without metadata; all or none of them. */
export async function keepReviewImages(ctx: Context, files: readonly File[]): Promise<Result<string[], ImageFailure>> {
  const names: string[] = [];
  for (const file of files) {
    const read = await ctx.readImage(new Uint8Array(await file.arrayBuffer()), IMAGE);
    if (!read.ok) {
      await dropReviewImages(ctx, names);
      return read;
    }
    const name = `review-${ctx.newToken()}.webp`;
    await ctx.files.write("pictures", name, read.value);
    names.push(name);
  }
  return success(names);
}

export async function dropReviewImages(ctx: Context, names: readonly string[]): Promise<void> {
  for (const name of names) await ctx.files.remove("pictures", name);
}

/** Runs `write` with stored images, and removes them unless it succeeds. */
export async function withReviewImages<Answer, Refused>(
  ctx: Context,
  files: readonly File[],
  write: (images: string[]) => Promise<Result<Answer, Refused>>,
): Promise<Result<Answer, Refused | ImageFailure>> {
  const images = await keepReviewImages(ctx, files);
  if (!images.ok) return images;
  try {
    const written = await write(images.value);
    if (!written.ok) await dropReviewImages(ctx, images.value);
    return written;
  } catch (error) {
    await dropReviewImages(ctx, images.value);
    throw error;
  }
}
