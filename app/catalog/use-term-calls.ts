import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { TypedTerm } from "../ui/catalog-terms/term-dialog.tsx";
import type { FieldErrors } from "../ui/form/read-form.ts";

const CHANGES = { changes: ["products"] } as const;
const QUIET = { changes: ["products"], refusal: "none" } as const;

/** The operator's actions on brands, colors, attributes and values. */
export function useTermCalls() {
  const call = useCall();
  return {
    /** `known` null: creates one. Returns the errors by field, or null on success. */
    async save(kind: TermKind, known: TermRecord | null, typed: TypedTerm): Promise<FieldErrors | null> {
      const outcome =
        known === null
          ? await call.post("/admin/catalog/:kind", { param: { kind }, json: typed }, QUIET)
          : await call.post(
              "/admin/catalog/:kind/:id/change",
              { param: { kind, id: String(known.id) }, json: { ...typed, version: known.version } },
              QUIET,
            );
      return fieldErrorsOf(outcome);
    },
    async merge(kind: TermKind, id: number, intoId: number): Promise<string | null> {
      const input = { param: { kind, id: String(id) }, json: { into_id: intoId } };
      const outcome = await call.post("/admin/catalog/:kind/:id/merge", input, QUIET);
      return outcome.ok ? null : outcome.error;
    },
    async remove(kind: TermKind, id: number): Promise<void> {
      await call.post("/admin/catalog/:kind/:id/delete", { param: { kind, id: String(id) } }, CHANGES);
    },
  };
}
