import type { Context } from "../../context.ts";
import { versionOf } from "../../record-version.ts";
import { recordOfCategory, type CategoryRecord } from "./category-admin.ts";
import { findCategoryRecords as findRows } from "./category-admin.repository.ts";

/** All categories in the order of the tree, including hidden ones, for their editor. */
export async function findCategoryRecords(ctx: Context): Promise<CategoryRecord[]> {
  const byParent = Map.groupBy(await findRows(ctx), ({ parentId }) => parentId);
  const below = (parentId: number | null, depth: number): CategoryRecord[] =>
    (byParent.get(parentId) ?? []).flatMap((row) => [
      { ...row, depth, version: versionOf(recordOfCategory(row)) },
      ...below(row.id, depth + 1),
    ]);
  return below(null, 0);
}
