import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ProductOwner } from "./product-admin.ts";
import type { NewProductInput } from "./product-admin.input.ts";
import { getShopToSell } from "./product-check.repository.ts";
import { chooseSlug } from "./choose-slug.ts";
import { readProduct, type WrongFields } from "./product-to-save.ts";
import { insertProduct } from "./product-write.repository.ts";
import { saveVariants } from "./save-variants.ts";
import { wrongStock } from "./wrong-stock.ts";

export type CreateProductFailure = Refusal<"not_found"> | WrongFields;

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
  const read = await readProduct(ctx, input, null);
  if (!read.ok) return read;
  const isApproved = owner.kind === "operator" || (!shop.isApprovalRequired && rejectionReason === "");
  return withTransaction(ctx, async (inside): Promise<Result<number, CreateProductFailure>> => {
    const slug = await chooseSlug(inside, null, input);
    if (!slug.ok) return slug;
    const state = input.is_published
      ? { status: "published" as const, isApproved, rejectionReason, publishedAt: inside.now() }
      : { status: "draft" as const, isApproved, rejectionReason, publishedAt: null };
    const id = await insertProduct(inside, shopId, slug.value, read.value, state);
    const saved = await saveVariants(
      inside,
      { id, shopId },
      read.value.variants,
      stockNote(inside, input.stock_reason),
    );
    if (!saved.ok) return failure(wrongStock(inside, saved.failure));
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
