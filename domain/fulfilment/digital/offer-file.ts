import { createHash } from "node:crypto";
import { readFileName } from "#domain/platform/file/read-file-name.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { type DigitalSide, getManagedProduct, type ManagedProductFailure } from "./get-managed-product.ts";
import { logDigital } from "./log-digital.ts";
import { MAX_FILE_BYTES, MAX_FILES, mediaTypeOf, type OfferedFile } from "./offered-file.ts";
import { findOfferedFiles, upsertFile } from "./offered-file.repository.ts";

export type OfferFileFailure = ManagedProductFailure | Failure<"too_large" | "file_unreadable" | "too_many_files">;

type FileToOffer = { name: string; bytes: Uint8Array; version: string; variantId?: number | undefined };

/** Adds a file to a digital product that the visitor manages, or a newer version of an existing one. */
export async function offerFile(
  ctx: Context,
  side: DigitalSide,
  productId: number,
  { name, bytes, version, variantId }: FileToOffer,
): Promise<Result<OfferedFile[], OfferFileFailure>> {
  const product = await getManagedProduct(ctx, side, productId, "write");
  if (!product.ok) return product;
  if (variantId !== undefined && !product.value.variantIds.includes(variantId)) return failure({ code: "not_found" });
  const fileName = readFileName(name);
  if (fileName === null || bytes.length === 0) return failure({ code: "file_unreadable" });
  if (bytes.length > MAX_FILE_BYTES) return failure({ code: "too_large" });
  const there = await findOfferedFiles(ctx, productId);
  const isNew = there.every((file) => file.name !== fileName || file.variantId !== (variantId ?? null));
  if (isNew && there.length >= MAX_FILES) return failure({ code: "too_many_files", values: { count: MAX_FILES } });
  const digest = createHash("sha256").update(bytes).digest("hex");
  await ctx.files.write("private", `${digest}.bin`, bytes);
  const facts = { mediaType: mediaTypeOf(fileName), sizeBytes: bytes.length, digest, version };
  await withTransaction(ctx, async (inside) => {
    await upsertFile(inside, { productId, variantId: variantId ?? null, name: fileName, ...facts });
    await logDigital(inside, side, "product.file_offer", product.value, { text: fileName });
  });
  return success(await findOfferedFiles(ctx, productId));
}
