import { useMemo } from "react";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { byId, deskOf } from "../api-client/use-changes.ts";
import { usePage } from "../ui/parts/page.tsx";
import { startEditing, toProductInput } from "../ui/product-editor/editor-state.ts";
import type { QuickEdit } from "../ui/product-editor/quick-edit.ts";
import { sendChange } from "./use-product-calls.ts";

/** Changes price and stock from the list of products, with the calls of the editor. */
export function useQuickEdit(side: "shop" | "operator"): QuickEdit {
  const call = useCall();
  const { t } = usePage();
  return useMemo(
    () => ({
      async load(id) {
        const outcome = await call.get(`/${deskOf(side)}/products/:id`, byId(id));
        return outcome.ok ? fromWire<ProductForm>(outcome.answer.product) : null;
      },
      save(product, variants) {
        const edited = { ...startEditing(product), variants: [...variants], stockReason: t("Changed in the list") };
        return sendChange(call, side, product.id, { ...toProductInput(edited), revision: product.revision });
      },
    }),
    [call, side, t],
  );
}
