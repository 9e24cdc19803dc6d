import { productTag } from "#domain/catalog/product/product.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { updateThreshold } from "./inventory.repository.ts";

/** From this number of units down, the product counts as low in stock. */
export async function changeThreshold(
  ctx: Context,
  owner: ProductOwner,
  productId: number,
  threshold: number,
): Promise<Result<null, Failure<"not_found">>> {
  const changed = await withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found">>> => {
    if (!(await updateThreshold(inside, owner, productId, threshold))) return failure({ code: "not_found" });
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "stock.threshold",
        subject: { kind: "product", id: productId },
        details: { count: threshold },
      });
    return success(null);
  });
  if (changed.ok) await ctx.cache.purge([productTag(productId)]);
  return changed;
}
