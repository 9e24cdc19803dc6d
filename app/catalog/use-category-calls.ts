import { useCall } from "../api-client/call.ts";
import { byId, useChanges } from "../api-client/use-changes.ts";
import type { TypedCategory } from "../ui/category-tree/category-dialog.tsx";
import type { Place } from "../ui/category-tree/category-moves.ts";

const CHANGES = ["products"] as const;

/** What the operator does with categories. */
export function useCategoryCalls() {
  const call = useCall();
  const { post, postDialog, postForm } = useChanges(CHANGES);
  return {
    /** `id` null: creates one. */
    save: (id: number | null, { parent_id, ...typed }: TypedCategory) =>
      id === null
        ? postForm("/admin/categories", { json: { ...typed, parent_id } })
        : postForm("/admin/categories/:id/change", { ...byId(id), json: typed }),
    async move(id: number, { parentId, position }: Place): Promise<void> {
      const input = { ...byId(id), json: { parent_id: parentId, position } };
      await call.post("/admin/categories/:id/move", input, { changes: CHANGES, isSuccessShown: false });
    },
    merge: (id: number, intoId: number) =>
      postDialog("/admin/categories/:id/merge", { ...byId(id), json: { into_id: intoId } }),
    remove: (id: number) => post("/admin/categories/:id/delete", byId(id)),
  };
}
