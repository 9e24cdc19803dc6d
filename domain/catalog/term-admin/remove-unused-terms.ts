import type { Context } from "../../context.ts";
import { refreshTerm } from "./refresh-term.ts";
import { findProductsOfTerm } from "./term-read.repository.ts";
import { deleteTerm, lockTerm } from "./term-write.repository.ts";

/** For the undo of an import: deletes those of the brands or colors that no product has. */
export async function removeUnusedTerms(
  ctx: Context,
  kind: "brands" | "colors",
  ids: readonly number[],
): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other)) {
    const known = await lockTerm(ctx, kind, id);
    if (known && (await findProductsOfTerm(ctx, kind, id)).length === 0) await deleteTerm(ctx, kind, id, null);
  }
  if (ids.length > 0) await refreshTerm(ctx, kind, []);
}
