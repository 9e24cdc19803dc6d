import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { draftKeyOf } from "./draft-key.ts";
import { draftContent } from "./product-draft.input.ts";
import { getDraftRow } from "./product-draft.repository.ts";
import type { ProductDraft } from "./product-draft.ts";

/** The user's draft of a product that this owner manages. */
export async function getDraft(
  ctx: Context,
  owner: ProductOwner,
  product: { id: number; revision: number } | null,
): Promise<ProductDraft | null> {
  const key = draftKeyOf(ctx, owner, product?.id ?? null);
  const row = key && (await getDraftRow(ctx, key));
  const content = draftContent.safeParse(row?.content);
  if (!row || !content.success) return null;
  return {
    content: content.data,
    updatedAt: row.updatedAt.toISOString(),
    isOutdated: row.revision !== (product?.revision ?? 0),
  };
}
