/** A file of a shop's digital product. */
export type OfferedFile = { id: number; name: string; version: string; variantId: number | null; sizeBytes: number };

/** A digital product with its variants. */
export type DigitalProduct = { productId: number; slug: string; variantIds: readonly number[] };

export const MAX_FILE_BYTES = 25_000_000;
export const MAX_FILES = 20;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  epub: "application/epub+zip",
  zip: "application/zip",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  flac: "audio/flac",
  mp4: "video/mp4",
  txt: "text/plain; charset=utf-8",
};

/** By file name: the browser's media type is not trusted. The file is always sent as a download, never inline. */
export function mediaTypeOf(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return MEDIA_TYPES[ending] ?? "application/octet-stream";
}
