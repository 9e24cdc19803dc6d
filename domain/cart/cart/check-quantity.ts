import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { CartLine, CartProduct } from "./cart.ts";

export type QuantityFailure = Failure<
  | "product_gone"
  | "shop_closed"
  | "out_of_stock"
  | "not_enough_stock"
  | "below_minimum"
  | "above_maximum"
  | "above_sale_maximum"
>;

/** Why this quantity cannot be added to a cart now. */
export function checkQuantity(product: CartProduct, quantity: number): Result<null, QuantityFailure> {
  const { name, currentStock, minimumOrderQuantity, maximumOrderQuantity } = product;
  if (!product.isSold) return failure({ code: "product_gone" });
  if (!product.isShopOpen) return failure({ code: "shop_closed", values: { name: product.shop.name } });
  if (currentStock < 1) return failure({ code: "out_of_stock", values: { name } });
  if (quantity < minimumOrderQuantity)
    return failure({ code: "below_minimum", values: { name, count: minimumOrderQuantity } });
  if (maximumOrderQuantity !== null && quantity > maximumOrderQuantity)
    return failure({ code: "above_maximum", values: { name, count: maximumOrderQuantity } });
  if (quantity > currentStock) return failure({ code: "not_enough_stock", values: { name, count: currentStock } });
  return success(null);
}

/** Why a line cannot have its quantity at its campaign price. */
export function checkSaleQuantity({
  name,
  quantity,
  saleUnitsLeft,
}: Pick<CartLine, "name" | "quantity" | "saleUnitsLeft">): Result<null, QuantityFailure> {
  return saleUnitsLeft !== null && quantity > saleUnitsLeft
    ? failure({ code: "above_sale_maximum", values: { name, count: saleUnitsLeft } })
    : success(null);
}
