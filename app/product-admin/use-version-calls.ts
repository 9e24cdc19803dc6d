import type { Difference } from "#domain/catalog/product-admin/product-admin.ts";
import { useCall } from "../api-client/call.ts";
import { byId, deskOf, useChanges } from "../api-client/use-changes.ts";

const CHANGES = ["products"] as const;

/** The versions of a product: of the seller's own shop, or of any shop for the operator. */
export function useVersionCalls(side: "shop" | "operator") {
  const call = useCall();
  const { postDialog } = useChanges(CHANGES);
  const desk = deskOf(side);
  return {
    /** What restoring a version would change; null if it could not be read. */
    async compare(id: number): Promise<Difference[] | null> {
      const outcome = await call.get(`/${desk}/product-versions/:id`, byId(id));
      return outcome.ok ? outcome.answer.differences : null;
    },
    restore: (id: number, revision: number) =>
      postDialog(`/${desk}/product-versions/:id/restore`, { ...byId(id), json: { revision } }),
    async withdraw(productId: number): Promise<boolean> {
      const outcome = await call.post("/seller/products/:id/withdraw-change", byId(productId), { changes: CHANGES });
      return outcome.ok;
    },
  };
}
