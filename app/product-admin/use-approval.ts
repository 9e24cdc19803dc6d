import { startTransition, useState } from "react";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import { useCall } from "../api-client/call.ts";

const CHANGES = { changes: ["products"] } as const;

/** The operator's decisions about a product. Each changes it, so the editor starts again after `decisions`. */
export function useApproval(product: ProductForm | null) {
  const call = useCall();
  const [decisions, setDecisions] = useState(0);
  const id = product?.id ?? 0;
  const startAgain = () => startTransition(() => setDecisions((count) => count + 1));
  return {
    decisions,
    actions: {
      async onApprove(): Promise<void> {
        const outcome = await call.post("/admin/product-approvals", { json: { ids: [id] } }, CHANGES);
        if (outcome.ok) startAgain();
      },
      async onReject(reason: string): Promise<string | null> {
        const input = { param: { id: String(id) }, json: { reason } };
        const outcome = await call.post("/admin/products/:id/reject", input, { ...CHANGES, refusal: "none" });
        if (outcome.ok) startAgain();
        return outcome.ok ? null : (outcome.errors.reason ?? outcome.error);
      },
      async onRefuseChange(reason: string): Promise<string | null> {
        const input = { param: { id: String(id) }, json: { reason } };
        const outcome = await call.post("/admin/products/:id/refuse-change", input, { ...CHANGES, refusal: "none" });
        return outcome.ok ? null : (outcome.errors.reason ?? outcome.error);
      },
      async onApprovalRequired(isRequired: boolean): Promise<void> {
        const param = { id: String(product?.shop.id ?? 0) };
        await call.post("/admin/shops/:id/product-approval", { param, json: { is_required: isRequired } }, CHANGES);
      },
    },
  };
}
