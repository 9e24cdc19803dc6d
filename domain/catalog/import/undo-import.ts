import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { changeProduct } from "../product-admin/change-product.ts";
import { lockProducts } from "../product-admin/product-write.repository.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { changeProductInput } from "../product-admin/product-admin.input.ts";
import { changeProductStatus } from "../product-admin/change-product-status.ts";
import { findImport } from "./import.repository.ts";
import { UNDO_MILLISECONDS, type ProductImport } from "./import.ts";
import {
  deleteProducts,
  dropImportPictures,
  findImported,
  findUsedProducts,
  lockUndoable,
  markUndone,
} from "./undo-import.repository.ts";

export type UndoImportFailure = Refusal<"not_found" | "import_not_to_undo" | "import_busy">;

/** `removed`: deleted; `archived`: they are in orders; `restored`: as before the run; `left`: somebody has saved them since. */
export type Undone = { import: ProductImport; removed: number; archived: number; restored: number; left: number };

/** Takes a run back within 24 hours. */
export async function undoImport(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<Undone, UndoImportFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<Undone, UndoImportFailure>> => {
    const run = await lockUndoable(inside, owner, id);
    if (!run) return failure({ code: "not_found" });
    if (run.state === "queued" || run.state === "running") return failure({ code: "import_busy" });
    const ended = run.finishedAt?.getTime() ?? 0;
    if (run.state !== "done" || run.isDryRun || inside.now().getTime() - ended > UNDO_MILLISECONDS)
      return failure({ code: "import_not_to_undo" });
    await dropImportPictures(inside, id);
    const ofShop: ProductOwner = { kind: "shop", shopId: run.shopId };
    const imported = await findImported(inside, id);
    const created = imported.filter(({ before }) => before === null).map(({ productId }) => productId);
    const used = await findUsedProducts(inside, created);
    const removed = created.filter((productId) => !used.has(productId));
    await refreshListings(inside, await deleteProducts(inside, run.shopId, removed));
    if (used.size > 0) await changeProductStatus(inside, ofShop, { ids: [...used], action: "archive" });
    const changed = imported.filter(({ before }) => before !== null);
    let restored = 0;
    for (const { productId, before, revision } of changed)
      if (await restore(inside, ofShop, productId, before, revision)) restored += 1;
    await markUndone(inside, id);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "product.import_undo",
        subject: { kind: "shop", id: run.shopSlug },
        details: { text: run.fileName, rows: imported.length },
      });
    const after = await findImport(inside, owner, id);
    return success({
      import: after!,
      removed: removed.length,
      archived: used.size,
      restored,
      left: changed.length - restored,
    });
  });
}

/** False if somebody has saved the product since, or what was there before is no longer possible. */
async function restore(
  ctx: Context,
  owner: ProductOwner,
  productId: number,
  before: object | null,
  revision: number,
): Promise<boolean> {
  const [known] = await lockProducts(ctx, owner, [productId]);
  const input = changeProductInput.safeParse({ ...before, revision, stock_reason: ctx.t("Import undone") });
  if (known?.revision !== revision || !input.success) return false;
  return (await changeProduct(ctx, owner, productId, input.data)).ok;
}
