import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import type { BuyKind } from "../ui/product/buy-box.tsx";
import { useProductChoice } from "../ui/product/use-product-choice.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useVisitor } from "../visitor/visitor-store.tsx";

/** The form of a product and its two buttons: add to cart, or buy only this product. */
export function useBuying(product: ProductDetails, variantId: number | null) {
  const navigate = useNavigate();
  const { addToCart } = useAddToCart();
  const form = useProductChoice(
    product,
    variantId,
    useVisitor(({ stocks }) => stocks),
  );
  const isAdded = useVisitor(({ addedIds }) => addedIds.includes(product.id));
  const [pending, setPending] = useState<BuyKind | null>(null);

  /** Returns whether it succeeded. */
  async function buy(kind: BuyKind): Promise<boolean> {
    const { variant, quantity } = form;
    if (!variant) {
      form.showMissing();
      return false;
    }
    setPending(kind);
    const isBuyNow = kind === "now";
    const outcome = await addToCart({
      product_id: product.id,
      variants_ids: variant.id,
      quantity,
      is_buy_now: isBuyNow ? 1 : 0,
    });
    setPending(null);
    if (!outcome.ok) return false;
    if (isBuyNow) void navigate(`${href("/checkout")}?trx_id=${encodeURIComponent(outcome.answer.trx_id)}`);
    else form.markTaken(variant.id, quantity);
    return true;
  }

  return { form, pending, isAdded, buy };
}
