import type { ShopRole } from "#shared/shop-role.ts";
import type { Translate } from "#shared/translate.ts";

export function roleName(role: ShopRole, t: Translate): string {
  const names: Record<ShopRole, string> = {
    owner: t("Owner"),
    orders: t("Orders"),
    products: t("Products"),
    finance: t("Finance"),
    read: t("Read only"),
  };
  return names[role];
}

export function roleText(role: ShopRole, t: Translate): string {
  const names: Record<ShopRole, string> = {
    owner: t("Everything, including the team."),
    orders: t("Handles orders, returns and messages; sees products."),
    products: t("Manages products, stock and coupons."),
    finance: t("Manages earnings and payouts; sees orders."),
    read: t("Sees everything but the team, and changes nothing."),
  };
  return names[role];
}
