import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { ParcelCalls } from "#app/ui/admin/record-parcels.tsx";

const QUIETLY = { changes: ["purchase"], refusal: "none" } as const;

/** Work on an order's parcels in its shop's place, each with its reason. */
export function useParcelCalls(code: string): ParcelCalls {
  const call = useCall();
  const of = (id: number) => ({ param: { id: String(id) } });
  return {
    async handOver(id, reason) {
      const outcome = await call.post("/admin/parcels/:id/hand-over", { ...of(id), json: { reason } }, QUIETLY);
      return outcome.ok ? null : messageOf(outcome);
    },
    async arrive(id, reason) {
      const outcome = await call.post("/admin/parcels/:id/deliver", { ...of(id), json: { reason } }, QUIETLY);
      return outcome.ok ? null : messageOf(outcome);
    },
    async unpack(id, reason) {
      const outcome = await call.post("/admin/parcels/:id/cancel", { ...of(id), json: { reason } }, QUIETLY);
      return outcome.ok ? null : messageOf(outcome);
    },
    async end(id, outcome, reason) {
      await call.post("/admin/parcels/:id/end", { ...of(id), json: { outcome, reason } }, { changes: QUIETLY.changes });
    },
    async save(id, json) {
      const outcome =
        id === null
          ? await call.post("/admin/orders/:code/parcels", { param: { code }, json }, QUIETLY)
          : await call.post("/admin/parcels/:id/change", { ...of(id), json }, QUIETLY);
      return fieldErrorsOf(outcome);
    },
  };
}
