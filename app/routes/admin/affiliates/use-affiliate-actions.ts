import { useMemo } from "react";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** The operator's actions on affiliates; the screen is reloaded after each. */
export function useAffiliateActions() {
  const call = useCall();
  return useMemo(() => actionsOf(call), [call]);
}

function actionsOf(call: ReturnType<typeof useCall>) {
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  const of = (id: number) => ({ param: { id: String(id) } });
  return {
    async approve(id: number): Promise<void> {
      await call.post("/admin/affiliates/:id/approve", of(id), { changes: CHANGES });
    },
    async reject(id: number, reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/affiliates/:id/reject", { ...of(id), json: { reason } }, quietly);
      return outcome.ok ? null : messageOf(outcome);
    },
    async suspend(id: number, reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/affiliates/:id/suspend", { ...of(id), json: { reason } }, quietly);
      return outcome.ok ? null : messageOf(outcome);
    },
    async setRate(id: number, percent: string): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/affiliates/:id/rate", { ...of(id), json: { percent } }, quietly));
    },
    async setCategoryRate(categoryId: number | null, percent: string): Promise<FieldErrors | null> {
      const json = { category_id: categoryId, percent };
      return fieldErrorsOf(await call.post("/admin/affiliate-rates", { json }, quietly));
    },
  };
}
