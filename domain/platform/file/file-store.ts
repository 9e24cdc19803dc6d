import type { Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";

/** `pictures` are public under `/img`; `private` files are only served by calls that check permissions. */
export type FileFolder = "pictures" | "private";

/** The shop's own files. A name consists of letters, digits, `_`, `-` and one extension. */
export type FileStore = {
  write(folder: FileFolder, name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no file of that name. */
  read(folder: FileFolder, name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A stream of the bytes from `start` to `end`, both inclusive. Null if there is no file of that name. */
  open(folder: FileFolder, name: string, start: number, end: number): Promise<ReadableStream<Uint8Array> | null>;
  /** Including everything derived from it. */
  remove(folder: FileFolder, name: string): Promise<void>;
};

/** How an uploaded image is stored: cropped around its center to `square`, or fitted into it. */
export type ImageForm = { square: number; fit: "cover" | "inside" };

export type ImageFailure = Failure<"image_unreadable" | "image_moves" | "image_too_large">;

/** Reads an upload by its content rather than its name, and re-encodes it as WebP without metadata. */
export type ImageReader = (bytes: Uint8Array, form: ImageForm) => Promise<Result<Uint8Array, ImageFailure>>;
