import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import { byId, deskOf } from "../api-client/use-changes.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { toProductInput } from "../ui/product-editor/editor-state.ts";
import type { StatusAction } from "#shared/product-choices.ts";

export type ProductToSend = ReturnType<typeof toProductInput>;

const CHANGES = { changes: ["products"], refusal: "none" } as const;
const BULK = { changes: ["products"] } as const;

/** Product actions of a shop, or of the operator for all shops. Saves return the errors by field, or null on success. */
export function useProductCalls(side: "shop" | "operator") {
  const call = useCall();
  const desk = deskOf(side);
  return {
    /** `shopId`: chosen by the operator. Returns the new product's id. */
    async create(json: ProductToSend, isPublished: boolean, shopId: number): Promise<number | FieldErrors> {
      const wanted = { ...json, is_published: isPublished };
      const outcome =
        side === "shop"
          ? await call.post("/seller/products", { json: wanted }, CHANGES)
          : await call.post("/admin/products", { json: { ...wanted, shop_id: shopId } }, CHANGES);
      return outcome.ok ? outcome.answer.id : (fieldErrorsOf(outcome) ?? {});
    },
    change: (id: number, json: ProductToSend & { revision: number }) => sendChange(call, side, id, json),
    /** Returns the id of the copy. */
    async copy(id: number): Promise<number | null> {
      const outcome = await call.post(`/${desk}/products/:id/copy`, byId(id), BULK);
      return outcome.ok ? outcome.answer.id : null;
    },
    async setStatus(ids: number[], action: StatusAction): Promise<string | null> {
      const outcome = await call.post(`/${desk}/product-status`, { json: { ids, action } }, BULK);
      return outcome.ok ? null : outcome.error;
    },
    /** Returns the brand's id. */
    async proposeBrand(name: string): Promise<{ id: number } | { error: string }> {
      const outcome = await call.post("/seller/brand-proposals", { json: { name } }, CHANGES);
      return outcome.ok ? { id: outcome.answer.id } : { error: outcome.errors.name ?? outcome.error };
    },
    async upload(file: File): Promise<{ file: string } | { error: string }> {
      const form = new FormData();
      form.set("file", file);
      const outcome = await call.post("/seller/product-pictures", { form }, { refusal: "none" });
      return outcome.ok ? { file: outcome.answer.file } : { error: outcome.error };
    },
  };
}

/** Saves a product. Returns the errors by field. */
export async function sendChange(
  call: ReturnType<typeof useCall>,
  side: "shop" | "operator",
  id: number,
  json: ProductToSend & { revision: number },
): Promise<FieldErrors | null> {
  return fieldErrorsOf(await call.post(`/${deskOf(side)}/products/:id/change`, { ...byId(id), json }, CHANGES));
}
