import { compareMoney, type Money, timesQuantity } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { deliveryPrice } from "../../pricing/price/price-cart.ts";
import { promisedDays } from "./shipping-practice.ts";
import { ratesFor, type ShippingRate, toDelivery } from "./shipping.ts";

/** A quantity of one product; `price`: per unit, in the visitor's currency. */
type Goods = {
  shopId: number;
  productId: number;
  quantity: number;
  weightGrams: number;
  cubicMillimeters: number;
  deliveryClass: string;
  price: Money;
};

/** `due`: the cost of only these goods; `price`: the same without free delivery. */
export type CheapestDelivery = { rate: ShippingRate; price: Money; due: Money };

/** The cheapest delivery of a product to the visitor's country; null if there is none. */
export function cheapestDelivery(
  ctx: Context,
  rates: readonly ShippingRate[],
  { shopId, productId, quantity, weightGrams, cubicMillimeters, deliveryClass, price: priceOfOne }: Goods,
): CheapestDelivery | null {
  const goods = timesQuantity(priceOfOne, quantity);
  const { currency, shipTo } = ctx.visitor;
  const lines = [{ productId, quantity, weightGrams, cubicMillimeters, deliveryClass }];
  const [cheapest] = ratesFor(rates, shopId, { countryCode: shipTo }, lines)
    .map((rate) => {
      const delivery = toDelivery(rate, lines);
      return {
        rate: { ...rate, ...promisedDays(rate) },
        price: deliveryPrice({ ...delivery, freeFrom: null }, goods, currency),
        due: deliveryPrice(delivery, goods, currency),
      };
    })
    .toSorted((one, other) => compareMoney(one.price, other.price));
  return cheapest ?? null;
}
