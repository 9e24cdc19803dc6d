import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { Goodwill } from "#app/ui/order/goodwill-dialog.tsx";

const CHANGES = ["purchase"] as const;

/** Staff actions on an order; each returns the validation error, or null on success. */
export function useRecordActions(code: string) {
  const call = useCall();
  const param = { code };
  const options = { changes: CHANGES, refusal: "none" } as const;
  return {
    async confirm(reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/orders/:code/confirm", { param, json: { reason } }, options);
      return outcome.ok ? null : messageOf(outcome);
    },
    async deliver(reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/orders/:code/deliver", { param, json: { reason } }, options);
      return outcome.ok ? null : messageOf(outcome);
    },
    async cancel(reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/orders/:code/cancel", { param, json: { reason } }, options);
      return outcome.ok ? null : messageOf(outcome);
    },
    async refund(json: Goodwill): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/orders/:code/refund", { param, json }, options), "amount");
    },
  };
}
