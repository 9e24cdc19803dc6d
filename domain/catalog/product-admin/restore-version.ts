import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeProduct, type ChangedProduct, type ChangeProductFailure } from "./change-product.ts";
import { getProductForm } from "./get-product-form.ts";
import type { ProductOwner } from "./product-admin.ts";
import { changeProductInput } from "./product-admin.input.ts";
import { getVersion } from "./product-version.repository.ts";

export type RestoreVersionFailure = ChangeProductFailure | Failure<"product_fields_wrong">;

/** Saves a former version again, as the latest one; address, stock and status stay. */
export async function restoreVersion(
  ctx: Context,
  owner: ProductOwner,
  versionId: number,
  revision: number,
): Promise<Result<ChangedProduct, RestoreVersionFailure>> {
  const version = await getVersion(ctx, versionId);
  if (!version) return failure({ code: "not_found" });
  const found = await getProductForm(ctx, owner, version.productId);
  if (!found.ok) return found;
  const read = changeProductInput.safeParse({ ...version.content, slug: found.value.slug, revision });
  if (!read.success) return failure({ code: "product_fields_wrong" });
  return changeProduct(ctx, owner, version.productId, read.data);
}
