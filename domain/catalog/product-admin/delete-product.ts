import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { removeFilesOfProducts } from "#domain/platform/record-file/remove-file.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ProductOwner } from "./product-admin.ts";
import { deleteProducts, findUsedProducts } from "./product-removal.repository.ts";
import { lockProducts } from "./product-write.repository.ts";

export type DeleteProductFailure = Failure<"not_found" | "product_used">;

/** Deletes a product that no one has bought or reviewed and that has no files; others can be archived. */
export async function deleteProduct(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<null, DeleteProductFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, DeleteProductFailure>> => {
    const [known] = await lockProducts(inside, owner, [id]);
    if (!known) return failure({ code: "not_found" });
    if ((await findUsedProducts(inside, [id])).size > 0) return failure({ code: "product_used" });
    await removeFilesOfProducts(inside, [id]);
    await deleteProducts(inside, known.shopId, [id]);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "product.delete",
        subject: { kind: "product", id: known.slug },
        details: { text: known.name },
      });
    await refreshListings(inside, [id]);
    return success(null);
  });
}

/** Deletes those of the products that were not used, of one shop. Returns how many, and which had to stay. */
export async function deleteUnusedProducts(
  ctx: Context,
  shopId: number,
  ids: readonly number[],
): Promise<{ count: number; used: number[] }> {
  const used = await findUsedProducts(ctx, ids);
  const unused = ids.filter((id) => !used.has(id));
  await removeFilesOfProducts(ctx, unused);
  const removed = await deleteProducts(ctx, shopId, unused);
  await refreshListings(ctx, removed.published);
  return { count: removed.count, used: [...used] };
}
