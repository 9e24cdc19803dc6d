import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { OrderAction } from "#domain/orders/order/order.ts";
import { useCall } from "#app/api-client/call.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** Actions on the customer's orders; the screen is reloaded after each. */
export function useOrderActions() {
  const call = useCall();
  const navigate = useNavigate();
  const addToast = useVisitor((state) => state.addToast);
  const [pending, setPending] = useState<{ code: string; action: OrderAction } | null>(null);
  /** The order in the confirmation dialog. */
  const [confirming, setConfirming] = useState<string | null>(null);
  return {
    pending,
    confirming,
    onCancel: setConfirming,
    keep: () => setConfirming(null),
    async cancel(code: string, reason: string): Promise<void> {
      await call.post("/user/cancel-order/:code", { param: { code }, json: { reason } }, { changes: ["purchase"] });
    },
    async buyAgain(code: string): Promise<void> {
      setPending({ code, action: "reorder" });
      const outcome = await call.post("/user/reorder/:code", { param: { code } }, { changes: ["cart"] });
      setPending(null);
      if (!outcome.ok) return;
      for (const { name, message } of outcome.answer.left_out) addToast({ kind: "info", title: name, message });
      void navigate(href("/cart"));
    },
  };
}
