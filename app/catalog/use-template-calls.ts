import { byId, useChanges } from "../api-client/use-changes.ts";
import type { TypedTemplate } from "../ui/catalog-terms/template-dialog.tsx";

const CHANGES = ["products"] as const;

/** What the operator does with templates of specifications. */
export function useTemplateCalls() {
  const { post, postForm } = useChanges(CHANGES);
  return {
    /** `id` null: creates one. */
    save: (id: number | null, json: TypedTemplate) =>
      id === null
        ? postForm("/admin/specification-templates", { json })
        : postForm("/admin/specification-templates/:id/change", { ...byId(id), json }),
    remove: (id: number) => post("/admin/specification-templates/:id/delete", byId(id)),
  };
}
