import type { ShippingRateView } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { ShippingMethod } from "#domain/checkout/shipping/shipping.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { isolated } from "../parts/isolated.ts";

export const METHODS: readonly ShippingMethod[] = [
  "flat_rate",
  "weight_base",
  "product_base",
  "area_base",
  "invoice_base",
];

export function methodName(method: ShippingMethod, t: Translate): string {
  switch (method) {
    case "flat_rate":
      return t("Flat rate");
    case "product_base":
      return t("By product");
    case "area_base":
      return t("By zone");
    case "invoice_base":
      return t("By order value");
    case "weight_base":
      return t("By weight");
    default:
      return neverHappens(method);
  }
}

export function methodText(method: ShippingMethod, t: Translate): string {
  switch (method) {
    case "flat_rate":
      return t("The same price for every order.");
    case "product_base":
      return t("Adds a price for each product in the order.");
    case "area_base":
      return t("For addresses in one zone. The smallest matching area applies.");
    case "invoice_base":
      return t("Tiers based on the shop's subtotal after discounts.");
    case "weight_base":
      return t("Prices by the total weight of the shop's items.");
    default:
      return neverHappens(method);
  }
}

/** The destination of a delivery. */
export function reachName(rate: Pick<ShippingRateView, "zoneName" | "countryName">, t: Translate): string {
  return rate.zoneName ?? rate.countryName ?? t("Everywhere else");
}

/** The price in one line. */
export function priceWords(rate: ShippingRateView, t: Translate): string {
  const amount = isolated(rate.price.formatted);
  if (rate.method === "product_base")
    return rate.isPerUnit ? t("{amount} per unit", { amount }) : t("{amount} per product", { amount });
  if (rate.method === "weight_base") return t("{amount} above the last weight", { amount });
  return rate.method === "invoice_base" ? t("{amount} base price", { amount }) : amount;
}
