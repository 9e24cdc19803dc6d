import type { PictureReader } from "#domain/platform/file/file-store.ts";

/** The decoders are large and not needed to open the shop. */
export const readPicture: PictureReader = async (bytes, form) => {
  const loaded = await import("#integrations/files/read-picture.ts");
  return loaded.readPicture(bytes, form);
};
