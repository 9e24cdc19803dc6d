import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { clearPassword, getReader } from "#domain/customers/customer/customer.repository.ts";
import { withTransaction, type Context } from "../../context.ts";
import { voidCodes } from "./customer-code.repository.ts";
import { undoStart } from "./email-change.ts";
import { endChangesSince, findUndoable, setEmail, undoChange } from "./email-change.repository.ts";
import { endEarlierSignInMethods } from "./end-earlier-sign-in-methods.ts";
import { issueCode } from "./issue-code.ts";
import { hashEmailKey } from "./request-email-change.ts";

export type UndoEmailChangeFailure = Failure<"link_ended" | "too_many_tries">;

/** Whether the link to the old address can still undo the change. */
export async function canUndoEmailChange(ctx: Context, key: string): Promise<boolean> {
  return (await findUndoable(ctx, hashEmailKey(ctx, key), undoStart(ctx.now()))) !== null;
}

/**
 * Undoes an email change from the old address: restores the address, ends every session and clears the password.
 * Returns the code to set a new one.
 */
export async function undoEmailChange(
  ctx: Context,
  { key }: { key: string },
): Promise<Result<{ email: string; code: string }, UndoEmailChangeFailure>> {
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "email-change", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  const undone = await withTransaction(ctx, (inside) => undo(inside, hashEmailKey(ctx, key)));
  return undone === null ? failure({ code: "link_ended" }) : success(undone);
}

async function undo(ctx: Context, undoHash: string): Promise<{ email: string; code: string } | null> {
  const change = await undoChange(ctx, undoHash, undoStart(ctx.now()));
  if (!change) return null;
  const { customerId, oldEmail } = change;
  // An attacker may have moved the account to a third address since.
  const from = (await getReader(ctx, customerId))?.email;
  if (change.confirmedAt && (!from || !(await setEmail(ctx, { customerId, from, to: oldEmail })))) return null;
  await endChangesSince(ctx, change);
  await clearPassword(ctx, customerId);
  await voidCodes(ctx, customerId, "verify_email");
  // Including the session that opened the link: its user is unknown.
  await endEarlierSignInMethods({ ...ctx, visitor: { ...ctx.visitor, customerId: null, sessionId: null } }, customerId);
  return { email: oldEmail, code: await issueCode(ctx, "reset_password", { customerId, email: oldEmail }) };
}
