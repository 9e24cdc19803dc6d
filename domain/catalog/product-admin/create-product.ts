import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ProductOwner } from "./product-admin.ts";
import type { NewProductInput } from "./product-admin.input.ts";
import { getShopToSell } from "./product-check.repository.ts";
import { chooseSlug } from "./choose-slug.ts";
import { hasForbiddenWords } from "./forbidden-words.ts";
import { readProduct, type WrongFields } from "./product-to-save.ts";
import { insertProduct } from "./product-write.repository.ts";
import { readPublishAt } from "./read-publish-at.ts";
import { recordVersion } from "./record-version.ts";
import { saveVariants } from "./save-variants.ts";
import { wrongStock } from "./wrong-stock.ts";

export type CreateProductFailure = Failure<"not_found"> | WrongFields;

/** Creates a product of a shop, as a draft or published. `rejectionReason`: of the product that it copies. Returns its id. */
export async function createProduct(
  ctx: Context,
  owner: ProductOwner,
  shopId: number,
  input: NewProductInput,
  rejectionReason = "",
): Promise<Result<number, CreateProductFailure>> {
  const shop = owner.kind === "operator" || owner.shopId === shopId ? await getShopToSell(ctx, shopId) : null;
  if (!shop) return failure({ code: "not_found" });
  const read = await readProduct(ctx, input, shopId, null);
  if (!read.ok) return read;
  const publishAt = readPublishAt(ctx, input.publish_at, { status: "draft", publishAt: null });
  if (!publishAt.ok) return publishAt;
  const isApproved =
    owner.kind === "operator" || (!shop.isApprovalRequired && rejectionReason === "" && !hasForbiddenWords(ctx, input));
  return withTransaction(ctx, async (inside): Promise<Result<number, CreateProductFailure>> => {
    const slug = await chooseSlug(inside, null, input);
    if (!slug.ok) return slug;
    const state = input.is_published
      ? { status: "published" as const, isApproved, rejectionReason, publishedAt: inside.now(), publishAt: null }
      : { status: "draft" as const, isApproved, rejectionReason, publishedAt: null, publishAt: publishAt.value };
    const id = await insertProduct(inside, shopId, slug.value, read.value, state);
    const saved = await saveVariants(inside, { id, shopId }, read.value, stockNote(inside, input.stock_reason));
    if (!saved.ok) return failure(wrongStock(inside, saved.failure));
    const { is_published: _isPublished, ...content } = input;
    await recordVersion(inside, id, { ...content, slug: slug.value });
    if (state.publishAt !== null) inside.enqueue("publish-products");
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "product.create",
        subject: { kind: "product", id: slug.value },
        details: { text: input.name },
      });
    await refreshListings(inside, [id]);
    return success(id);
  });
}

function stockNote(ctx: Context, reason: string): string {
  return reason === "" ? ctx.t("Initial stock") : reason;
}
