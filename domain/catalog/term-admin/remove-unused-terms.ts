import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import { refreshTerm } from "./refresh-term.ts";
import { findProductsOfTerm } from "./term-read.repository.ts";
import { deleteTerm, isTermHeld, lockTerm } from "./term-write.repository.ts";

/**
 * For the undo of an import: deletes those that no product has, and of attributes those that are left without values
 * and in no category. Returns their number.
 */
export async function removeUnusedTerms(ctx: Context, kind: TermKind, ids: readonly number[]): Promise<number> {
  let removed = 0;
  for (const id of ids.toSorted((one, other) => one - other)) {
    const known = await lockTerm(ctx, kind, id);
    if (!known || (await isTermHeld(ctx, kind, id))) continue;
    if ((await findProductsOfTerm(ctx, kind, id)).length > 0) continue;
    await deleteTerm(ctx, kind, id, null);
    removed += 1;
  }
  if (ids.length > 0) await refreshTerm(ctx, kind, []);
  return removed;
}
