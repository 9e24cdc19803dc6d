import type { ProductCard } from "#domain/catalog/product/product.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
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
    <Button
      size="small"
      variant={product.hasVariant || isAdded ? "secondary" : "primary"}
      data-action=""
      className="mt-auto w-full"
      disabled={isSoldOut}
      isPending={isPending}
      onClick={() =>
        product.hasVariant
          ? quickView(product)
          : void addToCart({ product_id: product.id, quantity: product.minimumOrderQuantity })
      }
    >
      {label}
      <span className="sr-only">: {product.name}</span>
    </Button>
  );
}
