import type { TermKind } from "#shared/term-kinds.ts";
import { useChanges } from "../api-client/use-changes.ts";
import type { TypedTerm } from "../ui/catalog-terms/term-dialog.tsx";

const CHANGES = ["products"] as const;

/** What the operator does with brands, colors, attributes and values. */
export function useTermCalls() {
  const { post, postDialog, postForm } = useChanges(CHANGES);
  const of = (kind: TermKind, id: number) => ({ param: { kind, id: String(id) } });
  return {
    /** `id` null: creates one. */
    save: (kind: TermKind, id: number | null, json: TypedTerm) =>
      id === null
        ? postForm("/admin/catalog/:kind", { param: { kind }, json })
        : postForm("/admin/catalog/:kind/:id/change", { ...of(kind, id), json }),
    merge: (kind: TermKind, id: number, intoId: number) =>
      postDialog("/admin/catalog/:kind/:id/merge", { ...of(kind, id), json: { into_id: intoId } }),
    remove: (kind: TermKind, id: number) => post("/admin/catalog/:kind/:id/delete", of(kind, id)),
  };
}
