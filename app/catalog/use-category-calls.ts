import type { CategoryRecord } from "#domain/catalog/category-admin/category-admin.ts";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { TypedCategory } from "../ui/category-tree/category-dialog.tsx";
import type { Place } from "../ui/category-tree/category-moves.ts";

const CHANGES = { changes: ["products"] } as const;
const QUIET = { changes: ["products"], refusal: "none" } as const;

/** The operator's category actions. */
export function useCategoryCalls() {
  const call = useCall();
  const param = (id: number) => ({ id: String(id) });
  return {
    /** Null: creates one. Returns the errors by field, or null on success. */
    async save(known: CategoryRecord | null, { parent_id, ...typed }: TypedCategory): Promise<FieldErrors | null> {
      return fieldErrorsOf(
        known === null
          ? await call.post("/admin/categories", { json: { ...typed, parent_id } }, QUIET)
          : await call.post(
              "/admin/categories/:id/change",
              { param: param(known.id), json: { ...typed, version: known.version } },
              QUIET,
            ),
      );
    },
    async move(id: number, { parentId, position }: Place): Promise<void> {
      const json = { parent_id: parentId, position };
      await call.post("/admin/categories/:id/move", { param: param(id), json }, { ...CHANGES, isSuccessShown: false });
    },
    async merge(id: number, intoId: number): Promise<string | null> {
      const input = { param: param(id), json: { into_id: intoId } };
      const outcome = await call.post("/admin/categories/:id/merge", input, QUIET);
      return outcome.ok ? null : outcome.error;
    },
    async remove(id: number): Promise<void> {
      await call.post("/admin/categories/:id/delete", { param: param(id) }, CHANGES);
    },
  };
}
