import type { TemplateRecord } from "#domain/catalog/specification-template/specification-template.ts";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { TypedTemplate } from "../ui/catalog-terms/template-dialog.tsx";
import type { FieldErrors } from "../ui/form/read-form.ts";

const CHANGES = { changes: ["products"] } as const;
const QUIET = { changes: ["products"], refusal: "none" } as const;

/** The operator's specification template actions. */
export function useTemplateCalls() {
  const call = useCall();
  return {
    /** `known` null: creates one. Returns the errors by field, or null on success. */
    async save(known: TemplateRecord | null, typed: TypedTemplate): Promise<FieldErrors | null> {
      return fieldErrorsOf(
        known === null
          ? await call.post("/admin/specification-templates", { json: typed }, QUIET)
          : await call.post(
              "/admin/specification-templates/:id/change",
              { param: { id: String(known.id) }, json: { ...typed, version: known.version } },
              QUIET,
            ),
      );
    },
    /** Returns the error; null on success. */
    async merge({ id, version }: TemplateRecord, intoId: number, intoVersion?: string): Promise<string | null> {
      const json = { into_id: intoId, version, into_version: intoVersion };
      const input = { param: { id: String(id) }, json };
      const outcome = await call.post("/admin/specification-templates/:id/merge", input, QUIET);
      return outcome.ok ? null : outcome.error;
    },
    async remove(id: number): Promise<void> {
      await call.post("/admin/specification-templates/:id/delete", { param: { id: String(id) } }, CHANGES);
    },
  };
}
