import { byId, deskOf, useChanges } from "../api-client/use-changes.ts";

const CHANGES = ["products"] as const;

/** Files and license keys of a digital product: of the seller's own shop, or of any shop for the operator. */
export function useDigitalCalls(side: "shop" | "operator", productId: number) {
  const { postDialog } = useChanges(CHANGES);
  const product = `/${deskOf(side)}/products/:id` as const;
  const { param } = byId(productId);
  return {
    offerFile: (form: FormData) => postDialog(`${product}/files`, { param, form }),
    removeFile: (fileId: number) =>
      postDialog(`${product}/files/:file_id/remove`, { param: { ...param, file_id: String(fileId) } }),
    addKeys: (variantId: number, keys: string[]) =>
      postDialog(`${product}/licence-keys`, { param, json: { variant_id: variantId, keys } }),
  };
}
