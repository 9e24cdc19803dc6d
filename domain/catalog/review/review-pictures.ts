import type { PictureFailure } from "#domain/platform/file/file-store.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

const PICTURE = { square: 1600, fit: "inside" } as const;

/** Stores uploads re-encoded, without metadata; all or none of them. */
export async function keepReviewPictures(
  ctx: Context,
  files: readonly File[],
): Promise<Result<string[], PictureFailure>> {
  const names: string[] = [];
  for (const file of files) {
    const read = await ctx.readPicture(new Uint8Array(await file.arrayBuffer()), PICTURE);
    if (!read.ok) {
      await dropReviewPictures(ctx, names);
      return read;
    }
    const name = `review-${ctx.newToken()}.webp`;
    await ctx.files.write("pictures", name, read.value);
    names.push(name);
  }
  return success(names);
}

export async function dropReviewPictures(ctx: Context, names: readonly string[]): Promise<void> {
  for (const name of names) await ctx.files.remove("pictures", name);
}

/** Runs `write` with stored pictures, and removes them unless it succeeds. */
export async function withReviewPictures<Answer, Refused>(
  ctx: Context,
  files: readonly File[],
  write: (pictures: string[]) => Promise<Result<Answer, Refused>>,
): Promise<Result<Answer, Refused | PictureFailure>> {
  const pictures = await keepReviewPictures(ctx, files);
  if (!pictures.ok) return pictures;
  try {
    const written = await write(pictures.value);
    if (!written.ok) await dropReviewPictures(ctx, pictures.value);
    return written;
  } catch (error) {
    await dropReviewPictures(ctx, pictures.value);
    throw error;
  }
}
