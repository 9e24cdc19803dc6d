import { useCall } from "../api-client/call.ts";

const CHANGES = { changes: ["products"], refusal: "none" } as const;

/** Files and license keys of a digital product of the own shop, or of any for the operator. Each returns what was wrong; null on success. */
export function useDigitalCalls(side: "shop" | "operator", productId: number) {
  const call = useCall();
  const param = { id: String(productId) };
  return {
    async offerFile(form: FormData): Promise<string | null> {
      const input = { param, form };
      const outcome =
        side === "shop"
          ? await call.post("/seller/products/:id/files", input, CHANGES)
          : await call.post("/admin/products/:id/files", input, CHANGES);
      return outcome.ok ? null : (Object.values(outcome.errors)[0] ?? outcome.error);
    },
    async removeFile(fileId: number): Promise<string | null> {
      const input = { param: { ...param, file_id: String(fileId) } };
      const outcome =
        side === "shop"
          ? await call.post("/seller/products/:id/files/:file_id/remove", input, CHANGES)
          : await call.post("/admin/products/:id/files/:file_id/remove", input, CHANGES);
      return outcome.ok ? null : outcome.error;
    },
    async addKeys(variantId: number, keys: string[]): Promise<string | null> {
      const input = { param, json: { variant_id: variantId, keys } };
      const outcome =
        side === "shop"
          ? await call.post("/seller/products/:id/licence-keys", input, CHANGES)
          : await call.post("/admin/products/:id/licence-keys", input, CHANGES);
      return outcome.ok ? null : (Object.values(outcome.errors)[0] ?? outcome.error);
    },
  };
}
