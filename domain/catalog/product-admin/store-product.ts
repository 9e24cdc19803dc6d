import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { chooseSlug } from "./choose-slug.ts";
import type { ProductForm } from "./product-admin.ts";
import type { ChangeProductInput } from "./product-admin.input.ts";
import { readProduct, type WrongFields } from "./product-to-save.ts";
import { type LockedProduct, updateProduct } from "./product-write.repository.ts";
import { readPublishAt } from "./read-publish-at.ts";
import { recordFirstVersion, recordVersion } from "./record-version.ts";
import { saveVariants } from "./save-variants.ts";
import { wrongStock } from "./wrong-stock.ts";

/** In a transaction: writes a locked product with its variants, and a version. Returns its address. */
export async function storeProduct(
  ctx: Context,
  known: LockedProduct,
  input: ChangeProductInput,
  readForm: () => Promise<ProductForm>,
): Promise<Result<string, WrongFields>> {
  const read = await readProduct(ctx, input, known.shopId, known.id);
  if (!read.ok) return read;
  const slug = await chooseSlug(ctx, known.id, { ...input, slug: input.slug || known.slug });
  if (!slug.ok) return slug;
  const publishAt = readPublishAt(ctx, input.publish_at, known);
  if (!publishAt.ok) return publishAt;
  await recordFirstVersion(ctx, readForm, known);
  await updateProduct(ctx, known.id, slug.value, read.value, publishAt.value);
  const note = input.stock_reason === "" ? ctx.t("Changed with the product") : input.stock_reason;
  const saved = await saveVariants(ctx, known, read.value, note);
  if (!saved.ok) return failure(wrongStock(ctx, saved.failure));
  await recordVersion(ctx, known.id, { ...input, slug: slug.value });
  if (publishAt.value !== null) ctx.enqueue("publish-products");
  await refreshListings(ctx, [known.id]);
  return success(slug.value);
}
