import type { Context } from "../../context.ts";
import { undoStart, type OpenEmailChange } from "./email-change.ts";
import { deleteOldChanges, getOpenChange, isGivenUpSince } from "./email-change.repository.ts";

const CACHED_MILLISECONDS = 30 * 86_400_000;

/** The new address that awaits confirmation; null if there is none. */
export async function getEmailChange(ctx: Context): Promise<OpenEmailChange | null> {
  const open = ctx.visitor.customerId === null ? null : await getOpenChange(ctx, ctx.visitor.customerId);
  return open && { email: open.newEmail, expiresAt: open.expiresAt.toISOString() };
}

/** Whether this address was given up so recently that the change can still be undone. */
export async function isAddressReserved(ctx: Context, email: string): Promise<boolean> {
  return isGivenUpSince(ctx, email, undoStart(ctx.now()));
}

export async function deleteOldEmailChanges(ctx: Context): Promise<void> {
  await deleteOldChanges(ctx, new Date(ctx.now().getTime() - CACHED_MILLISECONDS));
}
