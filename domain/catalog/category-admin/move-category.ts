import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { MAX_CATEGORY_DEPTH } from "#shared/category-limits.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { lockCategories, setChildren } from "./category-admin.repository.ts";
import { branchOf, depthOf, heightOf } from "./category-depth.ts";
import { refreshCategory } from "./refresh-category.ts";

export type MoveCategoryFailure = StaffFailure | Failure<"not_found" | "category_inside_itself" | "category_too_deep">;

/** Moves a category with everything below it: under another parent, or to another place among its siblings. */
export function moveCategory(
  ctx: Context,
  id: number,
  { parentId, position }: { parentId: number | null; position: number },
): Promise<Result<null, MoveCategoryFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const all = await lockCategories(inside);
    const moved = all.find((each) => each.id === id);
    if (!moved || (parentId !== null && all.every((each) => each.id !== parentId)))
      return failure({ code: "not_found" });
    const branch = branchOf(all, id);
    if (parentId !== null && branch.includes(parentId)) return failure({ code: "category_inside_itself" });
    if (depthOf(all, parentId) + heightOf(all, id) > MAX_CATEGORY_DEPTH)
      return failure({ code: "category_too_deep", values: { count: MAX_CATEGORY_DEPTH } });
    const siblings = all.filter((each) => each.parentId === parentId && each.id !== id).map((each) => each.id);
    await setChildren(inside, parentId, siblings.toSpliced(position, 0, id));
    await logAudit(inside, {
      action: "category.move",
      subject: { kind: "category", id: moved.slug },
      details: { text: moved.name },
    });
    await refreshCategory(inside, moved.parentId === parentId ? [] : branch);
    return success(null);
  });
}
