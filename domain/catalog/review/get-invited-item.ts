import type { Context } from "../../context.ts";
import { findInvitation } from "./review-author.repository.ts";

export type InvitedItem = { productSlug: string; name: string; variantsName: string; image: string | null };

/** The item that a mail's link invites to review; null if it was used or never existed. */
export async function getInvitedItem(ctx: Context, key: string): Promise<InvitedItem | null> {
  const found = await findInvitation(ctx, ctx.hashToken(key));
  if (!found) return null;
  const { productSlug, productName: name, variantsName, image } = found;
  return { productSlug, name, variantsName, image };
}
