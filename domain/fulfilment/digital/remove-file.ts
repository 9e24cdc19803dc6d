import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getOwnProduct, type OwnProductFailure } from "./get-own-product.ts";
import type { OfferedFile } from "./offered-file.ts";
import { deleteFile, findOfferedFiles, isGranted } from "./offered-file.repository.ts";

export type RemoveFileFailure = OwnProductFailure | Refusal<"not_found" | "file_sold">;

/** Takes a file from a digital product of the visitor's own shop, as long as nobody has bought the product. */
export async function removeFile(
  ctx: Context,
  productId: number,
  fileId: number,
): Promise<Result<OfferedFile[], RemoveFileFailure>> {
  const product = await getOwnProduct(ctx, productId, "write");
  if (!product.ok) return product;
  return withTransaction(ctx, async (inside): Promise<Result<OfferedFile[], RemoveFileFailure>> => {
    if (await isGranted(inside, product.value.variantIds)) return failure({ code: "file_sold" });
    if (!(await deleteFile(inside, productId, fileId))) return failure({ code: "not_found" });
    return success(await findOfferedFiles(inside, productId));
  });
}
