import { mayDo, staffFailure } from "#domain/platform/permission/permission.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { VideoOwner, VideoOwnerFailure } from "./video-admin.ts";

/** The visitor as a manager of videos: of their own shop, or of all as staff. */
export async function getVideoOwner(
  ctx: Context,
  access: "read" | "write",
): Promise<Result<VideoOwner, VideoOwnerFailure>> {
  if (mayDo(ctx, "content.manage") && !ctx.visitor.viewedShopId) return success({ kind: "operator", shopId: null });
  const shop = await requireOwnShop(ctx, `products.${access}`);
  return shop.ok ? success({ kind: "shop", shopId: shop.value.id }) : shop;
}

/** Staff who manage the shop's contents. */
export function getVideoOperator(ctx: Context): Result<VideoOwner, VideoOwnerFailure> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
}
