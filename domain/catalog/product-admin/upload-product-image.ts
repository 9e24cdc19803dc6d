import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { addMedia } from "#domain/platform/media/add-media.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

const MAX_PIXELS = 1600;
const UPLOADS_PER_HOUR = 600;

export type UploadProductImageFailure = Failure<"sign_in" | "not_found" | "too_many_tries"> | ImageFailure;

/** Stores an image of a product, for sellers and for staff who manage the catalog. Returns its file name. */
export async function uploadProductImage(
  ctx: Context,
  bytes: Uint8Array,
  name: string,
): Promise<Result<string, UploadProductImageFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const shop = await requireOwnShop(ctx, "products.write");
  if (!shop.ok && !mayDo(ctx, "catalog.manage")) return failure({ code: "not_found" });
  const limit = { name: "product-picture", of: String(customerId), max: UPLOADS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const read = await ctx.readImage(bytes, { square: MAX_PIXELS, fit: "inside" });
  if (!read.ok) return read;
  // Never overwritten: browsers cache it forever.
  const file = `product-${ctx.newToken()}.webp`;
  await addMedia(ctx, { file, shopId: shop.ok ? shop.value.id : null, name }, read.value);
  return success(file);
}
