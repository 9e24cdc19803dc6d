import { useEffect, useState } from "react";
import type { CartLineView } from "#domain/cart/cart/cart.ts";
import { useCall } from "#app/api-client/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { CartDrawer } from "#app/ui/shell/cart-drawer.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** The cart drawer with the visitor's cart. */
export function VisitorCartDrawer() {
  const { t } = usePage();
  const call = useCall();
  const isOpen = useVisitor((state) => state.open === "cart");
  const carts = useVisitor((state) => state.carts);
  const totals = useVisitor((state) => state.totals);
  const show = useVisitor((state) => state.show);
  const addToast = useVisitor((state) => state.addToast);
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);

  useEffect(() => {
    if (isOpen) void call.get("/cart/list", { query: {} }, { refusal: "none" });
  }, [isOpen, call]);

  async function whileBusy(id: number, work: () => Promise<unknown>): Promise<void> {
    setBusyIds((ids) => [...ids, id]);
    await work();
    setBusyIds((ids) => ids.filter((busy) => busy !== id));
  }

  function changeQuantity({ id }: CartLineView, quantity: number): void {
    void whileBusy(id, () =>
      call.post("/cart/update", { json: { id, quantity } }, { isSuccessShown: false, changes: ["cart"] }),
    );
  }

  function remove(line: CartLineView): void {
    void whileBusy(line.id, async () => {
      const outcome = await call.post(
        "/cart/delete",
        { json: { id: line.id } },
        { isSuccessShown: false, changes: ["cart"] },
      );
      if (outcome.ok)
        addToast({
          kind: "info",
          message: t("{name} removed", { name: line.name }),
          action: { label: t("Undo"), run: () => putBack(line) },
        });
    });
  }

  function putBack({ productId, variantId, quantity }: CartLineView): void {
    void call.post(
      "/user/addToCart",
      { json: { product_id: productId, variants_ids: variantId, quantity } },
      { isSuccessShown: false, changes: ["cart"] },
    );
  }

  return (
    <CartDrawer
      isOpen={isOpen}
      lines={carts}
      totals={totals}
      busyIds={busyIds}
      onClose={() => show(null)}
      onQuantity={changeQuantity}
      onRemove={remove}
    />
  );
}
