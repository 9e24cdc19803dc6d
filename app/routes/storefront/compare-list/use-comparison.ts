import type { ComparedProduct } from "#domain/cart/compare/compare.ts";
import { useCall } from "#app/api-client/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** The shop's data, without products that were just removed. */
export function useComparison(loaded: readonly ComparedProduct[]) {
  const { t } = usePage();
  const call = useCall();
  const addToast = useVisitor((state) => state.addToast);
  const ids = useVisitor((state) => state.compareIds);
  const update = useVisitor((state) => state.update);
  const products = loaded.filter(({ product }) => ids.includes(product.id));

  async function remove({ product: { id, name } }: ComparedProduct): Promise<void> {
    const quietly = { isSuccessShown: false, changes: ["lists"] } as const;
    update({ compareIds: ids.filter((other) => other !== id) });
    const outcome = await call.post("/home/remove-compare-product/:id", { param: { id } }, quietly);
    if (!outcome.ok) return update({ compareIds: ids });
    addToast({
      kind: "info",
      message: t("{name} removed", { name }),
      action: {
        label: t("Undo"),
        run: () => void call.post("/home/add-to-compare/:id", { param: { id } }, quietly),
      },
    });
  }

  return { products, remove: (compared: ComparedProduct) => void remove(compared) };
}
