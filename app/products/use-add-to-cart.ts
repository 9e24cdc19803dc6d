import { useState } from "react";
import { useCall } from "../api-client/call.ts";
import { usePage } from "../ui/parts/page.tsx";
import { useVisitorStore } from "../visitor/visitor-store.tsx";

type ProductForm = { product_id: number; quantity: number; variants_ids?: number; is_buy_now?: 0 | 1 };

/** Adds a product to the cart and marks it as added; returns whether it succeeded. */
export function useAddToCart() {
  const call = useCall();
  const { t } = usePage();
  const store = useVisitorStore();
  const { markAdded, addToast, show } = store.getState();
  const [isPending, setPending] = useState(false);

  async function addToCart(form: ProductForm) {
    setPending(true);
    const outcome = await call.post(
      "/user/addToCart",
      { json: form },
      // With "buy now" the caller continues; the shopper retries by clicking again.
      { changes: ["cart"], isSuccessShown: false, ...(form.is_buy_now ? {} : { onRetry: () => void addToCart(form) }) },
    );
    setPending(false);
    if (outcome.ok && !form.is_buy_now) {
      markAdded(form.product_id, form.quantity);
      const action = { label: t("View cart"), run: () => show("cart") };
      const product = store
        .getState()
        .carts.find(
          ({ productId, variantId }) =>
            productId === form.product_id && (form.variants_ids === undefined || variantId === form.variants_ids),
        );
      addToast({ kind: "success", message: outcome.answer.success, action, ...(product ? { product } : {}) });
    }
    return outcome;
  }

  return { addToCart, isPending };
}
