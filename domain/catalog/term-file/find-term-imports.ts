import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { UNDO_MILLISECONDS } from "../import/import.ts";
import type { TermImportSummary } from "./term-file.ts";
import { findTermImportRows } from "./term-import.repository.ts";

/** The latest imports of a list: who, when, their results, and whether they can be undone. */
export async function findTermImports(
  ctx: Context,
  list: ReferenceList,
): Promise<Result<TermImportSummary[], StaffFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const now = ctx.now().getTime();
  const rows = await findTermImportRows(ctx, list);
  return success(
    rows.map(({ firstName, lastName, startedAt, undoneAt, ...row }) => ({
      ...row,
      startedBy: [firstName, lastName].filter(Boolean).join(" "),
      startedAt: startedAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
      canUndo: undoneAt === null && row.created + row.changed > 0 && now - startedAt.getTime() <= UNDO_MILLISECONDS,
    })),
  );
}
