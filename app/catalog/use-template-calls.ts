import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { TypedTemplate } from "../ui/catalog-terms/template-dialog.tsx";
import type { FieldErrors } from "../ui/form/read-form.ts";

const CHANGES = { changes: ["products"] } as const;
const QUIET = { changes: ["products"], refusal: "none" } as const;

/** What the operator does with templates of specifications. */
export function useTemplateCalls() {
  const call = useCall();
  return {
    /** `id` null: creates one. Returns the errors by field, or null on success. */
    async save(id: number | null, json: TypedTemplate): Promise<FieldErrors | null> {
      return fieldErrorsOf(
        id === null
          ? await call.post("/admin/specification-templates", { json }, QUIET)
          : await call.post("/admin/specification-templates/:id/change", { param: { id: String(id) }, json }, QUIET),
      );
    },
    async remove(id: number): Promise<void> {
      await call.post("/admin/specification-templates/:id/delete", { param: { id: String(id) } }, CHANGES);
    },
  };
}
