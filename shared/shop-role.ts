/** The roles in a shop's team. The owner may do everything; `read` is read-only. */
export const SHOP_ROLES = ["owner", "orders", "products", "finance", "read"] as const;
export type ShopRole = (typeof SHOP_ROLES)[number];

/** The roles that an owner can give; there is one owner. */
export const TEAM_ROLES = ["orders", "products", "finance", "read"] as const satisfies readonly ShopRole[];
export type TeamRole = (typeof TEAM_ROLES)[number];

/** `shop`: its profile, shipping and overview. Reading and writing are apart. */
export const SHOP_RIGHTS = [
  "orders.read",
  "orders.write",
  "products.read",
  "products.write",
  "finance.read",
  "finance.write",
  "shop.read",
  "shop.write",
  "team.read",
  "team.write",
] as const;
export type ShopRight = (typeof SHOP_RIGHTS)[number];

const RIGHTS: Record<ShopRole, readonly ShopRight[]> = {
  owner: SHOP_RIGHTS,
  orders: ["orders.read", "orders.write", "products.read", "shop.read"],
  products: ["products.read", "products.write", "shop.read"],
  finance: ["finance.read", "finance.write", "orders.read", "shop.read"],
  read: ["orders.read", "products.read", "finance.read", "shop.read"],
};

export function hasShopRight(role: ShopRole, right: ShopRight): boolean {
  return RIGHTS[role].includes(right);
}
