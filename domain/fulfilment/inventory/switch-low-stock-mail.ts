import type { ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getShopOfAlert, setLowStockMailed } from "./low-stock.repository.ts";

/** Whether the team of the visitor's shop gets a daily mail about variants that became low in stock. */
export async function switchLowStockMail(ctx: Context, isOn: boolean): Promise<Result<null, ShopFailure>> {
  const shop = await requireOwnShop(ctx, "products.write");
  if (!shop.ok) return shop;
  await setLowStockMailed(ctx, shop.value.id, isOn);
  return success(null);
}

export async function isLowStockMailOn(ctx: Context, shopId: number): Promise<boolean> {
  return (await getShopOfAlert(ctx, shopId))?.isOn ?? false;
}
