import { data, redirect, type RouterContextProvider } from "react-router";
import type { Context } from "#domain/context.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import { contextOf, pageFrame } from "./context.ts";
import { loginPath } from "../ui/session/way-back.ts";

/** For a seller's screen: the visitor's own shop. Guests are redirected to sign in; for everyone else the screen is a 404. */
export async function requireShop(provider: Readonly<RouterContextProvider>): Promise<{ ctx: Context; shop: OwnShop }> {
  const ctx = contextOf(provider);
  if (ctx.visitor.customerId === null) throw redirect(loginPath(provider.get(pageFrame).path));
  const shop = await getOwnShop(ctx);
  if (!shop) throw data(null, { status: 404 });
  return { ctx, shop };
}
