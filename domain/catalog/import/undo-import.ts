import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { removeUnusedCategories } from "../category-admin/remove-unused-categories.ts";
import { removeUnusedTerms } from "../term-admin/remove-unused-terms.ts";
import { changeProduct } from "../product-admin/change-product.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { changeProductInput } from "../product-admin/product-admin.input.ts";
import { changeProductStatus } from "../product-admin/change-product-status.ts";
import { deleteUnusedProducts } from "../product-admin/delete-product.ts";
import { findImport } from "./import.repository.ts";
import { UNDO_MILLISECONDS, type ProductImport } from "./import.ts";
import {
  dropImportImages,
  findImported,
  findImportedTerms,
  lockUndoable,
  markUndone,
} from "./undo-import.repository.ts";

export type UndoImportFailure = Failure<"not_found" | "import_not_to_undo" | "import_busy">;

/** `removed`: deleted; `archived`: they are in orders; `restored`: as before the run; `left`: someone has saved them since. */
export type Undone = { import: ProductImport; removed: number; archived: number; restored: number; left: number };

/**
 * Undoes an import within 24 hours, including the categories, brands, colors, attributes and values that it created
 * and nothing else uses. Each changed product is restored on its own: one that can't be does not stop the others.
 */
export async function undoImport(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<Undone, UndoImportFailure>> {
  const run = await getUndoable(ctx, owner, id);
  if (!run.ok) return run;
  const ofShop: ProductOwner = { kind: "shop", shopId: run.value.shopId };
  const imported = await findImported(ctx, id);
  const changed = imported.filter(({ before }) => before !== null);
  let restored = 0;
  for (const product of changed) if (await restore(ctx, ofShop, product)) restored += 1;
  return withTransaction(ctx, async (inside): Promise<Result<Undone, UndoImportFailure>> => {
    // A concurrent undo may have been faster.
    const still = await getUndoable(inside, owner, id);
    if (!still.ok) return still;
    await dropImportImages(inside, id);
    const created = imported.filter(({ before }) => before === null).map(({ productId }) => productId);
    const { count: removed, used } = await deleteUnusedProducts(inside, ofShop.shopId, created);
    if (used.length > 0) await changeProductStatus(inside, ofShop, { ids: used, action: "archive" });
    const made = await findImportedTerms(inside, id);
    await removeUnusedCategories(inside, made.category);
    await removeUnusedTerms(inside, "brands", made.brand);
    await removeUnusedTerms(inside, "colors", made.color);
    await removeUnusedTerms(inside, "attribute-values", made.attribute_value);
    await removeUnusedTerms(inside, "attributes", made.attribute);
    await markUndone(inside, id);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "product.import_undo",
        subject: { kind: "shop", id: run.value.shopSlug },
        details: { text: run.value.fileName, rows: imported.length },
      });
    return success({
      import: (await findImport(inside, owner, id))!,
      removed,
      archived: used.length,
      restored,
      left: changed.length - restored,
    });
  });
}

async function getUndoable(ctx: Context, owner: ProductOwner, id: number) {
  const run = await lockUndoable(ctx, owner, id);
  if (!run) return failure({ code: "not_found" });
  if (run.state === "queued" || run.state === "running") return failure({ code: "import_busy" });
  const age = ctx.now().getTime() - (run.finishedAt?.getTime() ?? 0);
  if (run.state !== "done" || run.isDryRun || age > UNDO_MILLISECONDS) return failure({ code: "import_not_to_undo" });
  return success(run);
}

type Changed = { productId: number; before: object | null; revision: number };

/** False if someone has saved the product since, or the former state is no longer possible. */
async function restore(ctx: Context, owner: ProductOwner, { productId, before, revision }: Changed): Promise<boolean> {
  const input = changeProductInput.safeParse({ ...before, revision, stock_reason: ctx.t("Import undone") });
  return input.success && (await changeProduct(ctx, owner, productId, input.data)).ok;
}
