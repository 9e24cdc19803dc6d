import type { RateTableReport } from "#domain/checkout/shipping/import-rate-table.ts";
import { fromWire } from "#shared/wire.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { PracticeActions } from "../ui/shipping/practice-editor.tsx";

const CHANGES = ["account"] as const;

/** Handling, packages, carriers and rate tables of a shop, or the common ones. */
export function usePracticeActions(side: "seller" | "admin"): PracticeActions {
  const call = useCall();
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  const isShop = side === "seller";
  return {
    storePractice: async (json) =>
      fieldErrorsOf(
        isShop
          ? await call.post("/seller/shipping/practice", { json }, quietly)
          : await call.post("/admin/shipping/practice", { json }, quietly),
      ),
    storePackage: async (json) =>
      fieldErrorsOf(
        isShop
          ? await call.post("/seller/shipping/packages", { json }, quietly)
          : await call.post("/admin/shipping/packages", { json }, quietly),
      ),
    storeCarrier: async (json) =>
      fieldErrorsOf(
        isShop
          ? await call.post("/seller/shipping/carriers", { json }, quietly)
          : await call.post("/admin/shipping/carriers", { json }, quietly),
      ),
    async removePackage(id) {
      const input = { param: { id: String(id) } };
      await (isShop
        ? call.post("/seller/shipping/packages/:id/delete", input, { changes: CHANGES })
        : call.post("/admin/shipping/packages/:id/delete", input, { changes: CHANGES }));
    },
    async removeCarrier(id) {
      const input = { param: { id: String(id) } };
      await (isShop
        ? call.post("/seller/shipping/carriers/:id/delete", input, { changes: CHANGES })
        : call.post("/admin/shipping/carriers/:id/delete", input, { changes: CHANGES }));
    },
    async importTable(json) {
      const outcome = isShop
        ? await call.post("/seller/shipping/import", { json }, quietly)
        : await call.post("/admin/shipping/import", { json }, quietly);
      return outcome.ok ? fromWire<RateTableReport>(outcome.answer) : messageOf(outcome);
    },
  };
}
