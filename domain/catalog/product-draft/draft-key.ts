import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import type { DraftKey } from "./product-draft.repository.ts";

/** `productId` null: of a new product. Null for a guest. */
export function draftKeyOf(ctx: Context, owner: ProductOwner, productId: number | null): DraftKey | null {
  const { customerId } = ctx.visitor;
  return customerId === null ? null : { customerId, productId, shopId: productId === null ? owner.shopId : null };
}
