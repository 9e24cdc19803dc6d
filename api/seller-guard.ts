import { createMiddleware } from "hono/factory";
import { mayDo } from "#domain/platform/permission/permission.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import type { Permission } from "#shared/permission.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import { type ApiContext, refuse } from "./answer.ts";
import { routesOf } from "./create-route.ts";
import type { ApiEnvironment } from "./environment.ts";
import { csrfProtected, readOnly } from "./guard.ts";

/**
 * Options of a seller's call: its guard, the check of the member's role before any input is read, and the right in the
 * API document.
 */
export function sellerReads(right: ShopRight) {
  return { middleware: [readOnly, memberWith(right)], "x-shop-right": right };
}

export function sellerActions(right: ShopRight) {
  return { middleware: [csrfProtected, memberWith(right)], "x-shop-right": right };
}

/** What a right is about: `orders` of `orders.read` and `orders.write`. */
export type ShopMatter = ShopRight extends `${infer Matter}.${string}` ? Matter : never;

/** Calls that read need the right to read, those that change something the right to write. */
export function sellerRoutes(tag: string, matter: ShopMatter) {
  return routesOf(tag, sellerReads(`${matter}.read`), sellerActions(`${matter}.write`));
}

/** Calls that staff who manage the catalog make too. */
export function catalogRoutes(tag: string) {
  return memberOrStaffRoutes(tag, "catalog.manage");
}

/** Calls about videos: staff who manage contents make them too. */
export function videoRoutes(tag: string) {
  return memberOrStaffRoutes(tag, "content.manage");
}

function memberOrStaffRoutes(tag: string, permission: Permission) {
  return routesOf(
    tag,
    { middleware: [readOnly, memberOrStaff("products.read", permission)], "x-shop-right": "products.read" },
    { middleware: [csrfProtected, memberOrStaff("products.write", permission)], "x-shop-right": "products.write" },
  );
}

function memberOrStaff(right: ShopRight, permission: Permission) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const { ctx } = c.var;
    const shop = await requireOwnShop(ctx, right);
    if (!shop.ok && !mayDo(ctx, permission)) return refuse(c, shop.failure);
    return next();
  });
}

function memberWith(right: ShopRight) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const shop = await requireOwnShop(c.var.ctx, right);
    if (!shop.ok) return refuse(c, shop.failure);
    c.set("shop", shop.value);
    return next();
  });
}

/** The shop that the visitor works for, as the guard of the call has found it. */
export function ownShop(c: ApiContext): OwnShop {
  if (!c.var.shop) throw new Error(`${c.req.path} has no guard for members of a shop`);
  return c.var.shop;
}
