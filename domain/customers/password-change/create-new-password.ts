import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { forgetTries, limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { claimOrders } from "#domain/orders/order/claim-orders.ts";
import { endSessionsOf } from "#domain/customers/session/end-other-sessions.ts";
import type { NewPasswordInput } from "#domain/customers/customer/customer.input.ts";
import { deleteDevices, markEmailVerified, setPasswordHash } from "#domain/customers/customer/customer.repository.ts";
import { findOpenCode, useCode, voidCodes } from "#domain/customers/email/customer-code.repository.ts";
import { endOpenChange } from "#domain/customers/email/email-change.repository.ts";
import { endEarlierSignInMethods } from "#domain/customers/email/end-earlier-sign-in-methods.ts";
import { hashCode } from "#domain/customers/email/issue-code.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { deleteChallengesOf } from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import { accountLimitOf } from "#domain/customers/sign-in/sign-in.ts";
import { withTransaction, type Context } from "../../context.ts";
import { notifyPasswordChanged } from "./notify-password-changed.ts";

export type NewPasswordFailure = Failure<"link_ended" | "too_many_tries">;

/**
 * Sets a password by a mailed code, which proves ownership of the address: its guest orders are claimed. Sessions,
 * devices and a pending email change end. Passkeys, identities and the second step end only if the address was never
 * verified; otherwise access to the mailbox alone must not remove them. Unknown addresses and wrong codes take the same
 * time.
 */
export async function createNewPassword(
  ctx: Context,
  { email, code, password }: Pick<NewPasswordInput, "email" | "code" | "password">,
): Promise<Result<{ isFirstProof: boolean }, NewPasswordFailure>> {
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "new-password", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  const passwordHash = await hashPassword(password);
  const done = await withTransaction(ctx, async (inside) => {
    const owner = await useCode(inside, "reset_password", hashCode(ctx, code), email);
    if (!owner || !(await setPasswordHash(inside, owner, passwordHash))) return null;
    const isFirstProof = await markEmailVerified(inside, owner);
    await (isFirstProof ? endEarlierSignInMethods(inside, owner.customerId) : endWhatWasOpen(inside, owner.customerId));
    await claimOrders(inside, owner.customerId);
    await forgetTries(inside, accountLimitOf(ctx, email));
    await notifyPasswordChanged(inside, owner.customerId, isFirstProof);
    return { isFirstProof };
  });
  return done ? success(done) : failure({ code: "link_ended" });
}

async function endWhatWasOpen(ctx: Context, customerId: number): Promise<void> {
  await voidCodes(ctx, customerId, "reset_password");
  await deleteChallengesOf(ctx, customerId);
  await endOpenChange(ctx, customerId);
  await deleteDevices(ctx, customerId);
  await endSessionsOf(ctx, customerId);
}

/** Whether a mailed reset link is still valid. */
export async function isResetLinkOpen(
  ctx: Context,
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  const owner = await findOpenCode(ctx, "reset_password", hashCode(ctx, code));
  return owner !== null && owner.email === email.trim().toLowerCase();
}
