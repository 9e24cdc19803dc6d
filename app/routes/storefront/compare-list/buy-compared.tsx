import type { ProductCard } from "#domain/catalog/product/product.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { RowButton } from "#app/ui/parts/row-button.tsx";
import { useAddToCart } from "#app/products/use-add-to-cart.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** Adds to the cart, or opens the choice if there is one. */
export function BuyCompared({ product }: { product: ProductCard }) {
  const { t } = usePage();
  const { addToCart, isPending } = useAddToCart();
  const quickView = useVisitor((state) => state.quickView);
  const isAdded = useVisitor(({ addedIds }) => addedIds.includes(product.id));
  const isSoldOut = product.currentStock < product.minimumOrderQuantity;
  const label = isSoldOut
    ? t("Sold out")
    : isAdded
      ? t("Added")
      : product.hasVariant
        ? t("Choose options")
        : t("Add to cart");
  return (
    <RowButton
      label={label}
      name={product.name}
      variant={product.hasVariant || isAdded ? "secondary" : "primary"}
      className="mt-auto w-full"
      disabled={isSoldOut}
      isPending={isPending}
      onClick={() =>
        product.hasVariant
          ? quickView(product)
          : void addToCart({ product_id: product.id, quantity: product.minimumOrderQuantity })
      }
    />
  );
}
