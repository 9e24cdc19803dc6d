import { data, redirect, type RouterContextProvider } from "react-router";
import type { Context } from "#domain/context.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import { contextOf, pageFrame } from "./context.ts";
import { loginPath } from "../ui/session/way-back.ts";

/**
 * For a seller's screen: the shop that the visitor works for. Guests are asked to sign in, and members who need two-step
 * sign-in to turn it on; for anyone without a shop or this right, the screen is a 404.
 */
export async function requireShop(
  provider: Readonly<RouterContextProvider>,
  right: ShopRight,
): Promise<{ ctx: Context; shop: OwnShop }> {
  const ctx = contextOf(provider);
  if (ctx.visitor.customerId === null) throw redirect(loginPath(provider.get(pageFrame).path));
  const shop = await requireOwnShop(ctx, right);
  if (shop.ok) return { ctx, shop: shop.value };
  if (shop.failure.code === "two_step_missing") throw redirect("/user/change-password");
  throw data(null, { status: 404 });
}
