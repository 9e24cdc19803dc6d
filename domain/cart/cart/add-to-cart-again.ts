import { findPriceRules, rulesForVariant } from "#domain/pricing/price/find-price-rules.ts";
import { priceNow } from "#domain/pricing/price/price-now.ts";
import { FAILURES } from "#shared/failures.ts";
import { withTransaction, type Context } from "../../context.ts";
import { linesOfPurchase, MAX_CART_LINES, maxUnits } from "./cart.ts";
import { findStoredLines, insertLine, updateLine } from "./cart.repository.ts";
import { findVariantsById, type OfferedVariant } from "./cart-product.repository.ts";
import { checkQuantity } from "./check-quantity.ts";
import { openCart } from "./load-cart.ts";
import { snapshotPrice } from "./seen-price.ts";

/** A product bought before; its variant is null if it was deleted. */
export type BoughtBefore = { variantId: number | null; name: string; quantity: number };

/** What could not be added to the cart, fully or at all, and why. */
export type LeftOut = { name: string; message: string };

/**
 * Adds previously bought products to the visitor's cart, if they are still sold and within its limits; `added` counts
 * the products.
 */
export async function addToCartAgain(
  ctx: Context,
  bought: readonly BoughtBefore[],
): Promise<{ added: number; leftOut: LeftOut[] }> {
  return withTransaction(ctx, async (inside) => {
    const variants = await findVariantsById(
      inside,
      bought.flatMap(({ variantId }) => variantId ?? []),
    );
    const productIds = variants.map(({ productId }) => productId);
    const rules = await findPriceRules(inside, productIds);
    const cart = await openCart(inside);
    const inCart = linesOfPurchase(cart, await findStoredLines(inside, cart.id), cart.trxId);
    const leftOut: LeftOut[] = [];
    let added = 0;
    let free = MAX_CART_LINES - inCart.length;
    for (const { variantId, name, quantity } of bought) {
      const variant = variants.find((each) => each.variantId === variantId);
      const same = inCart.find((line) => line.variantId === variantId);
      const had = same?.quantity ?? 0;
      const fitting = variant ? Math.min(had + quantity, maxUnits(variant)) : 0;
      const isAdded =
        variant !== undefined && fitting > had && checkQuantity(variant, fitting).ok && (same || free > 0);
      if (isAdded) {
        const own = rulesForVariant(rules, variant.productId, variant.variantId);
        const seen = snapshotPrice(inside, variant, priceNow(variant.ownPrice, own, inside.now(), fitting).price);
        if (same) await updateLine(inside, same.id, { quantity: fitting, seen });
        else
          await insertLine(inside, {
            ...seen,
            quantity: fitting,
            cartId: cart.id,
            variantId: variant.variantId,
            buyNowTrxId: null,
            referralCode: null,
          });
        added += 1;
        free -= same ? 0 : 1;
      }
      if (!isAdded || fitting < had + quantity)
        leftOut.push({ name, message: whyLeftOut(inside, variant, had + quantity) });
    }
    return { added, leftOut };
  });
}

function whyLeftOut(ctx: Context, variant: OfferedVariant | undefined, quantity: number): string {
  if (!variant) return ctx.t(FAILURES.product_gone.keyword);
  const checked = checkQuantity(variant, quantity);
  if (!checked.ok) return ctx.t(FAILURES[checked.failure.code].keyword, checked.failure.values);
  return ctx.t(FAILURES.too_many_lines.keyword, { count: MAX_CART_LINES });
}
