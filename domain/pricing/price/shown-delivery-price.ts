import type { Money } from "#shared/money.ts";
import { withoutOwedTax, type TaxOwed } from "./owed-tax.ts";
import { deliveryPrice, shippingRateOf, type CartToPrice, type DeliveryToPrice } from "./price-cart.ts";

/** What a delivery is shown and charged for. */
export function shownDeliveryPrice(
  cart: TaxOwed & Pick<CartToPrice, "taxRates">,
  { shopId, ...delivery }: DeliveryToPrice,
  goods: Money,
): Money {
  return withoutOwedTax(cart, shopId, deliveryPrice(delivery, goods, cart.currency), shippingRateOf(cart));
}
