import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { PictureFailure, PictureForm, PictureReader } from "#domain/platform/file/file-store.ts";
import { failure, success, type Result } from "#shared/result.ts";

const MAX_PICTURE_BYTES = 5_000_000;
const MAX_PICTURE_PIXELS = 40_000_000;
const READ_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);

/** Rotated by its EXIF orientation, then cropped or fitted; location, camera and all other metadata are removed. */
export const readPicture: PictureReader = async (bytes, form) => {
  if (bytes.byteLength > MAX_PICTURE_BYTES) return tooLarge();
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !READ_TYPES.has(type.mime)) return failure({ code: "picture_unreadable" });
  const known = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!known?.width || !known.height) return failure({ code: "picture_unreadable" });
  if ((known.pages ?? 1) > 1 || type.mime === "image/apng") return failure({ code: "picture_moves" });
  if (known.width * known.height > MAX_PICTURE_PIXELS) return tooLarge();
  return renderAnew(bytes, form);
};

async function renderAnew(bytes: Uint8Array, form: PictureForm): Promise<Result<Uint8Array, PictureFailure>> {
  const drawn = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" })
    .rotate()
    .resize({ width: form.square, height: form.square, fit: form.fit, withoutEnlargement: form.fit === "inside" })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
    .catch(() => null);
  return drawn ? success(drawn) : failure({ code: "picture_unreadable" });
}

function tooLarge(): Result<never, PictureFailure> {
  const values = { megabytes: MAX_PICTURE_BYTES / 1_000_000, megapixels: MAX_PICTURE_PIXELS / 1_000_000 };
  return failure({ code: "picture_too_large", values });
}
