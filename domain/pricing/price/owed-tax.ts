import { compareMoney, convert, subtractMoney, taxWithin, toStep, type Money } from "#shared/money.ts";
import type { CartToPrice } from "./price-cart.ts";

/** By which the buyer owes the tax of some shops. */
export type TaxOwed = Pick<CartToPrice, "currency" | "baseCurrency" | "taxDisplay" | "untaxedShopIds">;

export function isUntaxed({ untaxedShopIds }: TaxOwed, shopId: number): boolean {
  return untaxedShopIds?.has(shopId) ?? false;
}

/** Whether the shop's goods are below the tax threshold. */
export function isTaxFree(
  { taxFreeBelow, currency }: Pick<CartToPrice, "taxFreeBelow" | "currency">,
  shopId: number,
  goods: Money,
): boolean {
  const below = taxFreeBelow?.get(shopId);
  return below !== undefined && compareMoney(goods, convert(below, currency)) < 0;
}

/** A price of the shop as charged: without the tax that it contains if the buyer owes that. */
export function withoutOwedTax(cart: TaxOwed, shopId: number, price: Money, rateBasisPoints: number): Money {
  if (!isUntaxed(cart, shopId) || cart.taxDisplay === "before_tax") return price;
  return toStep(subtractMoney(price, taxWithin(price, rateBasisPoints)), stepOf(cart), "half_up");
}

export function stepOf(cart: Pick<CartToPrice, "currency" | "baseCurrency">): number {
  return cart.currency.code === cart.baseCurrency ? 1 : cart.currency.roundingStepMinor;
}
