import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getLiveProduct } from "../product-admin/get-product-form.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { draftKeyOf } from "./draft-key.ts";
import type { ProductDraftInput } from "./product-draft.input.ts";
import { putDraft } from "./product-draft.repository.ts";

const SAVES_PER_HOUR = 1_800;

export type KeepDraftFailure = Failure<"not_found" | "sign_in" | "too_many_tries">;

/** Saves what was typed, for this user only. The product does not change. */
export async function keepDraft(
  ctx: Context,
  owner: ProductOwner,
  { product_id: productId, revision, content }: ProductDraftInput,
): Promise<Result<null, KeepDraftFailure>> {
  const key = draftKeyOf(ctx, owner, productId);
  if (!key) return failure({ code: "sign_in" });
  const limit = { name: "product-draft", of: String(key.customerId), max: SAVES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  if (productId !== null) {
    const product = await getLiveProduct(ctx, owner, productId);
    if (!product.ok) return product;
  }
  await putDraft(ctx, key, revision, content);
  return success(null);
}
