import type { PictureReader } from "#domain/platform/file/file-store.ts";

/** Loaded lazily: the decoders are large and not needed at startup. */
export const readPicture: PictureReader = async (bytes, form) => {
  const loaded = await import("#integrations/files/read-picture.ts");
  return loaded.readPicture(bytes, form);
};
