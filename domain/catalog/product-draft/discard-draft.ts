import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { draftKeyOf } from "./draft-key.ts";
import { deleteDraft } from "./product-draft.repository.ts";

/** After a save, or because the user does not want it. */
export async function discardDraft(ctx: Context, owner: ProductOwner, productId: number | null): Promise<void> {
  const key = draftKeyOf(ctx, owner, productId);
  if (key) await deleteDraft(ctx, key);
}
