import type { Context } from "../../context.ts";
import { insertMedia } from "./media.repository.ts";

const MAX_NAME = 200;

/** Stores an uploaded image of a shop, or of the operator if null, and lists it among their images. */
export async function addMedia(
  ctx: Context,
  media: { file: string; shopId: number | null; name: string },
  bytes: Uint8Array,
): Promise<void> {
  await ctx.files.write("pictures", media.file, bytes);
  const name = media.name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_NAME);
  await insertMedia(ctx, { ...media, name, byteCount: bytes.byteLength });
}
