import type { ShippingQuote } from "#domain/checkout/shipping/quote-shipping.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { byId, useChanges } from "../api-client/use-changes.ts";
import type { PickupActions } from "../ui/shipping/pickup-editor.tsx";
import type { ShippingActions } from "../ui/shipping/shipping-editor.tsx";

const CHANGES = ["account"] as const;

/** Actions on a shop's own deliveries, or on the common ones. */
export function useShippingActions(side: "seller" | "admin"): ShippingActions {
  const call = useCall();
  const { post, postForm } = useChanges(CHANGES);
  return {
    storeRate: (json) => postForm(`/${side}/shipping/rates`, { json }),
    storeZone: (json) => postForm(`/${side}/shipping/zones`, { json }),
    async tryParcel(query) {
      const outcome = await call.get(`/${side}/shipping/quotes`, { query });
      return outcome.ok ? fromWire<{ quotes: ShippingQuote[] }>(outcome.answer).quotes : null;
    },
    removeRate: (id) => post(`/${side}/shipping/rates/:id/delete`, byId(id)),
    removeZone: (id) => post(`/${side}/shipping/zones/:id/delete`, byId(id)),
  };
}

/** Actions on the points where a shop's customers collect their orders. */
export function usePickupActions(): PickupActions {
  const { post, postForm } = useChanges(CHANGES);
  return {
    storePoint: (json) => postForm("/seller/shipping/pickup-points", { json }),
    removePoint: (id) => post("/seller/shipping/pickup-points/:id/delete", byId(id)),
  };
}
