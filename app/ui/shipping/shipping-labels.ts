import type { ShippingRateView } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { ShippingMethod } from "#domain/checkout/shipping/shipping.ts";
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
  const names: Record<ShippingMethod, string> = {
    flat_rate: t("Flat rate"),
    product_base: t("By product"),
    area_base: t("By zone"),
    invoice_base: t("By order value"),
    weight_base: t("By weight"),
  };
  return names[method];
}

export function methodText(method: ShippingMethod, t: Translate): string {
  const names: Record<ShippingMethod, string> = {
    flat_rate: t("The same price for every order."),
    product_base: t("Adds a price for each product in the order."),
    area_base: t("For addresses in one zone. The smallest matching area applies."),
    invoice_base: t("Tiers based on the shop's subtotal after discounts."),
    weight_base: t("Prices by the total weight of the shop's items."),
  };
  return names[method];
}

/** The destination of a delivery. */
export function reachName(rate: Pick<ShippingRateView, "zoneName" | "countryName">, t: Translate): string {
  return rate.zoneName ?? rate.countryName ?? t("Everywhere else");
}

/** The price in one line. */
export function priceText(rate: ShippingRateView, t: Translate): string {
  const amount = isolated(rate.price.formatted);
  if (rate.method === "product_base")
    return rate.isPerUnit ? t("{amount} per unit", { amount }) : t("{amount} per product", { amount });
  if (rate.method === "weight_base") return t("{amount} above the last weight", { amount });
  return rate.method === "invoice_base" ? t("{amount} base price", { amount }) : amount;
}
