import type { Refusal } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";

/** `pictures` are served to everybody under `/img`; `private` ones only by calls that ask who wants them. */
export type FileFolder = "pictures" | "private";

/** The shop's own files. A name has letters, digits, `_`, `-` and one ending. */
export type FileStore = {
  write(folder: FileFolder, name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none of that name. */
  read(folder: FileFolder, name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The bytes from `start` to `end`, both included, as they are read. Null where there is none of that name. */
  open(folder: FileFolder, name: string, start: number, end: number): Promise<ReadableStream<Uint8Array> | null>;
  /** With everything that was made of it. */
  remove(folder: FileFolder, name: string): Promise<void>;
};

/** How an uploaded picture is kept: cropped about its centre to `square`, or fitted into it. */
export type PictureForm = { square: number; fit: "cover" | "inside" };

export type PictureFailure = Refusal<"picture_unreadable" | "picture_moves" | "picture_too_large">;

/** Reads what somebody has uploaded, by its content and not by its name, and writes it anew as WebP without what else was in it. */
export type PictureReader = (bytes: Uint8Array, form: PictureForm) => Promise<Result<Uint8Array, PictureFailure>>;
