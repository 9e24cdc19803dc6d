import type { ImageReader } from "#domain/platform/file/file-store.ts";

/** Loaded lazily: the decoders are large and not needed at startup. */
export const readImage: ImageReader = async (bytes, form) => {
  const loaded = await import("#integrations/files/read-image.ts");
  return loaded.readImage(bytes, form);
};
