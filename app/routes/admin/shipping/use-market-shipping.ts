import type { ShippingQuote } from "#domain/checkout/shipping/quote-shipping.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { ShippingActions } from "#app/ui/shipping/shipping-editor.tsx";

const CHANGES = ["account"] as const;

/** Actions on the common deliveries; they are reloaded after each. */
export function useMarketShipping(): ShippingActions {
  const call = useCall();
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    storeRate: async (json) => fieldErrorsOf(await call.post("/admin/shipping/rates", { json }, quietly)),
    storeZone: async (json) => fieldErrorsOf(await call.post("/admin/shipping/zones", { json }, quietly)),
    async tryParcel(query) {
      const outcome = await call.get("/admin/shipping/quotes", { query });
      return outcome.ok ? fromWire<{ quotes: ShippingQuote[] }>(outcome.answer).quotes : null;
    },
    async removeRate(id) {
      await call.post("/admin/shipping/rates/:id/delete", { param: { id: String(id) } }, { changes: CHANGES });
    },
    async removeZone(id) {
      await call.post("/admin/shipping/zones/:id/delete", { param: { id: String(id) } }, { changes: CHANGES });
    },
  };
}
