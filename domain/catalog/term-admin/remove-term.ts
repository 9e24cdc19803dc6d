import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import { moveAttribute, wouldAttributesCollide } from "./attribute-merge.repository.ts";
import { refreshTerm } from "./refresh-term.ts";
import { findProductsOfTerm } from "./term-read.repository.ts";
import { deleteTerm, getAttributeOf, lockTerm, moveUses, wouldCollide } from "./term-write.repository.ts";

export type RemoveTermFailure = StaffFailure | Failure<"not_found" | "term_used" | "terms_differ" | "terms_collide">;

/** Deletes a term that no product has; an attribute with its values. */
export function deleteUnusedTerm(ctx: Context, kind: TermKind, id: number): Promise<Result<null, RemoveTermFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const known = await lockTerm(inside, kind, id);
    if (!known) return failure({ code: "not_found" });
    if ((await findProductsOfTerm(inside, kind, id)).length > 0)
      return failure({ code: "term_used", values: { name: known.name } });
    await deleteTerm(inside, kind, id, null);
    await record(inside, "catalog.delete", kind, known.name);
    await refreshTerm(inside, kind, []);
    return success(null);
  });
}

/** Merges a duplicate into another one, which replaces it everywhere. */
export function mergeTerm(
  ctx: Context,
  kind: TermKind,
  id: number,
  intoId: number,
): Promise<Result<null, RemoveTermFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const [first, second] = [Math.min(id, intoId), Math.max(id, intoId)];
    const locked = [await lockTerm(inside, kind, first), await lockTerm(inside, kind, second)];
    const [known, into] = [locked.find((each) => each?.id === id), locked.find((each) => each?.id === intoId)];
    if (!known || !into) return failure({ code: "not_found" });
    if (id === intoId || (await areOfTwoAttributes(inside, kind, id, intoId))) return failure({ code: "terms_differ" });
    const collides =
      kind === "attributes" ? wouldAttributesCollide(inside, id, intoId) : wouldCollide(inside, kind, id, intoId);
    if (await collides) return failure({ code: "terms_collide", values: { name: known.name, other: into.name } });
    const products = await findProductsOfTerm(inside, kind, id);
    if (kind === "attributes") await moveAttribute(inside, id, intoId);
    else await moveUses(inside, kind, known, into);
    // Before the row is deleted: listings refer to it.
    await refreshTerm(inside, kind, products);
    await deleteTerm(inside, kind, id, intoId);
    await record(inside, "catalog.merge", kind, `${known.name} → ${into.name}`);
    return success(null);
  });
}

async function areOfTwoAttributes(ctx: Context, kind: TermKind, id: number, intoId: number): Promise<boolean> {
  if (kind !== "attribute-values") return false;
  return (await getAttributeOf(ctx, id)) !== (await getAttributeOf(ctx, intoId));
}

async function record(ctx: Context, action: "catalog.delete" | "catalog.merge", kind: TermKind, text: string) {
  await logAudit(ctx, { action, subject: { kind: "catalog", id: kind }, details: { text } });
}
