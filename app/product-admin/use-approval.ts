import { startTransition, useState } from "react";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import { useCall } from "../api-client/call.ts";
import { byId, useChanges } from "../api-client/use-changes.ts";

const CHANGES = ["products"] as const;

/** The operator's decisions about a product. Each changes it, so the editor starts again after `decisions`. */
export function useApproval(product: ProductForm | null) {
  const call = useCall();
  const { post, postDialog } = useChanges(CHANGES);
  const [decisions, setDecisions] = useState(0);
  const id = product?.id ?? 0;
  const startAgain = () => startTransition(() => setDecisions((count) => count + 1));
  return {
    decisions,
    actions: {
      async onApprove(): Promise<void> {
        const outcome = await call.post("/admin/product-approvals", { json: { ids: [id] } }, { changes: CHANGES });
        if (outcome.ok) startAgain();
      },
      async onReject(reason: string): Promise<string | null> {
        const wrong = await postDialog("/admin/products/:id/reject", { ...byId(id), json: { reason } });
        if (wrong === null) startAgain();
        return wrong;
      },
      onRefuseChange: (reason: string) =>
        postDialog("/admin/products/:id/refuse-change", { ...byId(id), json: { reason } }),
      onApprovalRequired: (isRequired: boolean) =>
        post("/admin/shops/:id/product-approval", {
          ...byId(product?.shop.id ?? 0),
          json: { is_required: isRequired },
        }),
    },
  };
}
