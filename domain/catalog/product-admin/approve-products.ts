import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import { getLiveProduct } from "./get-product-form.ts";
import type { ProductOwner } from "./product-admin.ts";
import { applyChange, type ProposedChange } from "./product-change.ts";
import { deleteChange, getChange } from "./product-change.repository.ts";
import { lockProducts, setStatus, type LockedProduct } from "./product-write.repository.ts";
import { storeProduct } from "./store-product.ts";

export type ApproveProductsFailure = StaffFailure | Failure<"not_found" | "product_fields_wrong">;

const OPERATOR: ProductOwner = { kind: "operator", shopId: null };

/**
 * The operator approves products, and shops' changes to approved ones; published ones are shown at once.
 * Returns how many were waiting.
 */
export async function approveProducts(
  ctx: Context,
  ids: readonly number[],
): Promise<Result<number, ApproveProductsFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const wanted = [...new Set(ids)];
  return withTransaction(ctx, async (inside): Promise<Result<number, ApproveProductsFailure>> => {
    const known = await lockProducts(inside, OPERATOR, wanted);
    if (known.length !== wanted.length) return failure({ code: "not_found" });
    let count = 0;
    for (const product of known) {
      const change = await getChange(inside, product.id);
      const isChanged = change !== null && change.refusalReason === "";
      if (product.isApproved && !isChanged) continue;
      if (isChanged) {
        const applied = await apply(inside, product, change);
        if (!applied.ok) return applied;
      }
      if (!product.isApproved) await approve(inside, product);
      await logAudit(inside, {
        action: product.isApproved ? "product.approve_change" : "product.approve",
        subject: { kind: "product", id: product.slug },
        details: { text: product.name },
      });
      await notifySeller(inside, product);
      count += 1;
    }
    return success(count);
  });
}

async function approve(ctx: Context, { id, status }: LockedProduct): Promise<void> {
  await setStatus(ctx, id, { status, isApproved: true, rejectionReason: "" });
  await refreshListings(ctx, [id]);
}

async function apply(
  ctx: Context,
  product: LockedProduct,
  change: ProposedChange,
): Promise<Result<null, Failure<"not_found" | "product_fields_wrong">>> {
  const live = await getLiveProduct(ctx, OPERATOR, product.id);
  if (!live.ok) return live;
  const input = applyChange(changeInputOf(live.value), change);
  const stored = await storeProduct(ctx, product, input, () => Promise.resolve(live.value));
  if (!stored.ok) return failure({ code: "product_fields_wrong" });
  await deleteChange(ctx, product.id);
  return success(null);
}

async function notifySeller(ctx: Context, product: LockedProduct): Promise<void> {
  const { id, shopId, name, revision, isApproved, status } = product;
  await notifyTeam(ctx, shopId, "products.read", {
    topic: "messages",
    link: `/seller/product/${id}`,
    idempotencyKey: `product:${id}:${revision}:approved`,
    write: (t) => ({
      title: t("{name} was approved", { name }),
      message: isApproved
        ? t("Your changes are live.")
        : status === "published"
          ? t("Shoppers can see it now.")
          : t("Shoppers can see it once you publish it."),
    }),
  });
}
