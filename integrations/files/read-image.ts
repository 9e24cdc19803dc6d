import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { ImageFailure, ImageForm, ImageReader } from "#domain/platform/file/file-store.ts";
import { failure, success, type Result } from "#shared/result.ts";

const MAX_IMAGE_BYTES = 5_000_000;
const MAX_IMAGE_PIXELS = 40_000_000;
const READ_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);

/** Rotated by its EXIF orientation, then cropped or fitted; location, camera and all other metadata are removed. */
export const readImage: ImageReader = async (bytes, form) => {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return tooLarge();
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !READ_TYPES.has(type.mime)) return failure({ code: "image_unreadable" });
  const known = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!known?.width || !known.height) return failure({ code: "image_unreadable" });
  if ((known.pages ?? 1) > 1 || type.mime === "image/apng") return failure({ code: "image_moves" });
  if (known.width * known.height > MAX_IMAGE_PIXELS) return tooLarge();
  return renderAnew(bytes, form);
};

async function renderAnew(bytes: Uint8Array, form: ImageForm): Promise<Result<Uint8Array, ImageFailure>> {
  const drawn = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" })
    .rotate()
    .resize({ width: form.square, height: form.square, fit: form.fit, withoutEnlargement: form.fit === "inside" })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
    .catch(() => null);
  return drawn ? success(drawn) : failure({ code: "image_unreadable" });
}

function tooLarge(): Result<never, ImageFailure> {
  const values = { megabytes: MAX_IMAGE_BYTES / 1_000_000, megapixels: MAX_IMAGE_PIXELS / 1_000_000 };
  return failure({ code: "image_too_large", values });
}
