import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Failure } from "#shared/failures.ts";
import type { StatusAction } from "#shared/product-choices.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findForbiddenWords } from "./find-forbidden-words.ts";
import type { ProductOwner, ProductStatus } from "./product-admin.ts";
import { findSellable, lockProducts, setStatus, type LockedProduct } from "./product-write.repository.ts";

const STATUS_AFTER: Record<StatusAction, ProductStatus> = {
  publish: "published",
  unpublish: "draft",
  archive: "archived",
};

export type ChangeProductStatusFailure = Failure<"not_found" | "product_without_variant">;

/** How many products have changed, and how many of them now wait for approval. */
export type StatusChange = { changed: number; waiting: number };

/** Publishes, unpublishes or archives products: all of them or none. */
export async function changeProductStatus(
  ctx: Context,
  owner: ProductOwner,
  { ids, action }: { ids: readonly number[]; action: StatusAction },
): Promise<Result<StatusChange, ChangeProductStatusFailure>> {
  const wanted = [...new Set(ids)];
  return withTransaction(ctx, async (inside): Promise<Result<StatusChange, ChangeProductStatusFailure>> => {
    const known = await lockProducts(inside, owner, wanted);
    if (known.length !== wanted.length) return failure({ code: "not_found" });
    if (action === "publish") {
      const sellable = await findSellable(inside, wanted);
      const empty = known.find(({ id }) => !sellable.has(id));
      if (empty) return failure({ code: "product_without_variant", values: { name: empty.name } });
    }
    const status = STATUS_AFTER[action];
    const changing = known.filter((product) => product.status !== status);
    const approved = new Set<number>();
    for (const product of changing) {
      const isApproved = await isApprovedAfter(inside, owner, action, product);
      if (isApproved) approved.add(product.id);
      await setStatus(inside, product.id, { status, isApproved });
    }
    if (owner.kind === "operator")
      for (const { slug, name } of changing)
        await logAudit(inside, {
          action: `product.${action}`,
          subject: { kind: "product", id: slug },
          details: { text: name },
        });
    await refreshListings(
      inside,
      changing.map(({ id }) => id),
    );
    return success({ changed: changing.length, waiting: action === "publish" ? changing.length - approved.size : 0 });
  });
}

/** Publishing approves a product, unless it was rejected, has a forbidden word, or its shop needs the operator's approval. */
async function isApprovedAfter(
  ctx: Context,
  owner: ProductOwner,
  action: StatusAction,
  { id, shopId, isApproved, isApprovalRequired, rejectionReason }: LockedProduct,
): Promise<boolean> {
  if (action !== "publish") return isApproved;
  if (isApproved || owner.kind === "operator") return true;
  if (isApprovalRequired || rejectionReason !== "") return false;
  return (await findForbiddenWords(ctx, { id, shop: { id: shopId } })).length === 0;
}
