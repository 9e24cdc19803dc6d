import type { ShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import type { Permission } from "#shared/permission.ts";
import type { ApiContext } from "./answer.ts";
import type { routesOf } from "./create-route.ts";
import { ownShop, sellerRoutes, type ShopMatter } from "./seller-guard.ts";
import { staffRoutes } from "./staff-guard.ts";

/** Who calls; the guard of the call has checked the right or the permission. */
export function callerOf(c: ApiContext, side: Desk["side"]): ShopOrStaff {
  const customerId = c.var.ctx.visitor.customerId!;
  return side === "shop"
    ? { kind: "shop", shopId: ownShop(c).id, customerId }
    : { kind: "operator", shopId: null, customerId };
}

/** Where a shop's calls are, and where the operator's are. */
export type DeskArea = "/seller" | "/admin";

/** One of the two areas, for calls that both have: the prefix of their paths, and routes with the area's guard. */
export type Desk<Area extends DeskArea = DeskArea> = {
  area: Area;
  side: "shop" | "operator";
  routes: ReturnType<typeof routesOf>;
};

export function shopDesk(tag: string, matter: ShopMatter): Desk<"/seller"> {
  return { area: "/seller", side: "shop", routes: sellerRoutes(tag, matter) };
}

export function operatorDesk(tag: string, permission: Permission): Desk<"/admin"> {
  return { area: "/admin", side: "operator", routes: staffRoutes(tag, permission) };
}
