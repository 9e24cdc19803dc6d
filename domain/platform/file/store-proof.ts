import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ImageFailure } from "./file-store.ts";

const MAX_PIXELS = 1600;
const MAX_PDF_BYTES = 5_000_000;
const PDF_BEGINNING = "%PDF-";

/** A private file with its media type. */
export type Proof = { bytes: Uint8Array<ArrayBuffer>; type: "image/webp" | "application/pdf" };

/** Stores an image or a PDF that proves a transfer; returns its file name. */
export async function storeProof(ctx: Context, bytes: Uint8Array): Promise<Result<string, ImageFailure>> {
  if (isPdf(bytes)) {
    if (bytes.byteLength > MAX_PDF_BYTES) {
      const values = { megabytes: MAX_PDF_BYTES / 1_000_000, megapixels: 40 };
      return failure({ code: "image_too_large", values });
    }
    return success(await write(ctx, bytes, "pdf"));
  }
  const read = await ctx.readImage(bytes, { square: MAX_PIXELS, fit: "inside" });
  return read.ok ? success(await write(ctx, read.value, "webp")) : read;
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, PDF_BEGINNING.length)) === PDF_BEGINNING;
}

async function write(ctx: Context, bytes: Uint8Array, ending: "pdf" | "webp"): Promise<string> {
  const name = `proof-${ctx.newToken()}.${ending}`;
  await ctx.files.write("private", name, bytes);
  return name;
}

/** The caller has checked that it may be seen. */
export async function readProofFile(ctx: Context, name: string): Promise<Proof | null> {
  const bytes = await ctx.files.read("private", name);
  return bytes && { bytes, type: name.endsWith(".pdf") ? "application/pdf" : "image/webp" };
}
