import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { readView } from "../../catalog/product-view/product-view.ts";
import { MAX_VIEWED } from "./find-viewed-products.ts";
import { forgetOldViews, isShown, writeView } from "./visitor.repository.ts";

/** More than are shown, as some may be removed from the shop. */
const KEPT_VIEWS = MAX_VIEWED * 2;

/** Records that the visitor viewed a product, and counts it for the shop; needs a session. */
export async function recordProductView(
  ctx: Context,
  productId: number,
): Promise<Result<{ productId: number }, { code: "not_found" }>> {
  if (!(await isShown(ctx, productId))) return failure({ code: "not_found" });
  const view = readView(ctx, productId);
  if (view) ctx.countView(view);
  await withTransaction(ctx, async (ctx) => {
    await writeView(ctx, productId);
    await forgetOldViews(ctx, KEPT_VIEWS);
  });
  return success({ productId });
}
