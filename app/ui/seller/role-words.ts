import { neverHappens } from "#shared/result.ts";
import type { ShopRole } from "#shared/shop-role.ts";
import type { Translate } from "#shared/translate.ts";

export function roleName(role: ShopRole, t: Translate): string {
  switch (role) {
    case "owner":
      return t("Owner");
    case "orders":
      return t("Orders");
    case "products":
      return t("Products");
    case "finance":
      return t("Finance");
    case "read":
      return t("Read only");
    default:
      return neverHappens(role);
  }
}

export function roleText(role: ShopRole, t: Translate): string {
  switch (role) {
    case "owner":
      return t("Everything, including the team.");
    case "orders":
      return t("Handles orders, returns and messages; sees products.");
    case "products":
      return t("Manages products, stock and coupons.");
    case "finance":
      return t("Manages earnings and payouts; sees orders.");
    case "read":
      return t("Sees everything but the team, and changes nothing.");
    default:
      return neverHappens(role);
  }
}
