import { mayDo, staffFailure } from "#domain/platform/permission/permission.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { Permission } from "#shared/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MediaOwner, MediaFailure } from "./media.ts";

/** Those who may set an image in a field may search for one. */
const READERS: readonly Permission[] = ["content.manage", "catalog.manage", "campaigns.manage"];

/** The visitor as a manager of images: of their own shop only, or as staff who may. */
export async function getMediaOwner(
  ctx: Context,
  side: MediaOwner["kind"],
  access: "read" | "write",
): Promise<Result<MediaOwner, MediaFailure>> {
  if (side === "operator") {
    if (access === "read")
      return READERS.some((permission) => mayDo(ctx, permission))
        ? success({ kind: "operator", shopId: null })
        : failure({ code: "not_found" });
    const refusal = staffFailure(ctx, "content.manage");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
  }
  const shop = await requireOwnShop(ctx, `products.${access}`);
  return shop.ok ? success({ kind: "shop", shopId: shop.value.id }) : shop;
}
