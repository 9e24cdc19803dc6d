import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { type DigitalSide, getManagedProduct, type ManagedProductFailure } from "./get-managed-product.ts";
import { logDigital } from "./log-digital.ts";
import type { OfferedFile } from "./offered-file.ts";
import { deleteFile, findOfferedFiles, isGranted } from "./offered-file.repository.ts";

export type RemoveFileFailure = ManagedProductFailure | Failure<"not_found" | "file_sold">;

/** Removes a file from a digital product that the visitor manages, unless the product was bought. */
export async function removeFile(
  ctx: Context,
  side: DigitalSide,
  productId: number,
  fileId: number,
): Promise<Result<OfferedFile[], RemoveFileFailure>> {
  const product = await getManagedProduct(ctx, side, productId, "write");
  if (!product.ok) return product;
  return withTransaction(ctx, async (inside): Promise<Result<OfferedFile[], RemoveFileFailure>> => {
    if (await isGranted(inside, product.value.variantIds)) return failure({ code: "file_sold" });
    const removed = await deleteFile(inside, productId, fileId);
    if (removed === null) return failure({ code: "not_found" });
    await logDigital(inside, side, "product.file_remove", product.value, { text: removed });
    return success(await findOfferedFiles(inside, productId));
  });
}
