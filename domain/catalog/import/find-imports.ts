import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { findImportRows } from "./import-history.repository.ts";
import { UNDO_MILLISECONDS, type ImportSummary } from "./import.ts";

/** The latest runs of the seller's own shop, or of all shops for the operator. */
export async function findImports(ctx: Context, owner: ProductOwner, shopId?: number): Promise<ImportSummary[]> {
  const rows = await findImportRows(ctx, owner, shopId);
  const now = ctx.now().getTime();
  return rows.map(({ startedAt, finishedAt, isByOperator, firstName, lastName, waiting, done, failed, ...row }) => ({
    ...row,
    startedBy:
      isByOperator && owner.kind === "shop"
        ? ctx.t("The marketplace")
        : [firstName, lastName].filter(Boolean).join(" "),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    pictures: { waiting, done, failed },
    canUndo:
      row.state === "done" && !row.isDryRun && finishedAt !== null && now - finishedAt.getTime() <= UNDO_MILLISECONDS,
  }));
}
