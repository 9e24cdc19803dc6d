import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { UNDO_MILLISECONDS } from "../import/import.ts";
import { WRITTEN_KINDS, type WrittenKind } from "./term-file.ts";
import { findTermWrites, lockTermImport, markTermImportUndone } from "./term-import.repository.ts";
import { findTermStates, isSameState, removeUnused, restoreTerm } from "./term-state.ts";

export type UndoTermImportFailure = StaffFailure | Failure<"not_found" | "import_not_to_undo">;

/** `removed`: deleted; `restored`: as before the run; `left`: in use, or saved by someone since. */
export type UndoneTerms = { removed: number; restored: number; left: number };

/** Undoes an import of a list within 24 hours. A row that can't be undone does not stop the others. */
export async function undoTermImport(
  ctx: Context,
  list: ReferenceList,
  id: number,
): Promise<Result<UndoneTerms, UndoTermImportFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<UndoneTerms, UndoTermImportFailure>> => {
    const run = await lockTermImport(inside, list, id);
    if (!run) return failure({ code: "not_found" });
    const isOver = inside.now().getTime() - run.startedAt.getTime() > UNDO_MILLISECONDS;
    if (run.undoneAt !== null || isOver) return failure({ code: "import_not_to_undo" });
    const writes = await findTermWrites(inside, id);
    if (writes.length === 0) return failure({ code: "import_not_to_undo" });
    const states = new Map<WrittenKind, Map<number, object>>();
    for (const kind of WRITTEN_KINDS)
      if (writes.some((write) => write.kind === kind)) states.set(kind, await findTermStates(inside, kind));
    const untouched = writes.filter((write) => isSameState(states.get(write.kind)?.get(write.id), write.after));
    let restored = 0;
    for (const { kind, id: termId, before } of untouched.toReversed())
      if (before !== null && (await restoreTerm(inside, kind, termId, before))) restored += 1;
    let removed = 0;
    // Values go before the attributes that they belong to.
    for (const kind of WRITTEN_KINDS.toReversed()) {
      const made = untouched.filter((write) => write.kind === kind && write.before === null);
      const ids = made.map((write) => write.id);
      if (ids.length > 0) removed += await removeUnused(inside, kind, ids);
    }
    await markTermImportUndone(inside, id);
    await logAudit(inside, {
      action: "catalog.import_undo",
      subject: { kind: "catalog", id: list },
      details: { text: run.fileName, rows: writes.length },
    });
    return success({ removed, restored, left: writes.length - removed - restored });
  });
}
