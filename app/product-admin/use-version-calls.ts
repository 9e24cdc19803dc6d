import type { Difference } from "#domain/catalog/product-admin/product-admin.ts";
import { useCall } from "../api-client/call.ts";

const CHANGES = { changes: ["products"], refusal: "none" } as const;

/** The versions of a product of the own shop, or of any for the operator. */
export function useVersionCalls(side: "shop" | "operator") {
  const call = useCall();
  return {
    /** What restoring a version would change; null if it could not be read. */
    async compare(id: number): Promise<Difference[] | null> {
      const input = { param: { id: String(id) } };
      const outcome =
        side === "shop"
          ? await call.get("/seller/product-versions/:id", input)
          : await call.get("/admin/product-versions/:id", input);
      return outcome.ok ? outcome.answer.differences : null;
    },
    /** Returns what was wrong; null on success. */
    async restore(id: number, revision: number): Promise<string | null> {
      const input = { param: { id: String(id) }, json: { revision } };
      const outcome =
        side === "shop"
          ? await call.post("/seller/product-versions/:id/restore", input, CHANGES)
          : await call.post("/admin/product-versions/:id/restore", input, CHANGES);
      if (outcome.ok) return null;
      return Object.values(outcome.errors)[0] ?? outcome.error;
    },
    async withdraw(productId: number): Promise<boolean> {
      const input = { param: { id: String(productId) } };
      const outcome = await call.post("/seller/products/:id/withdraw-change", input, { changes: ["products"] });
      return outcome.ok;
    },
  };
}
