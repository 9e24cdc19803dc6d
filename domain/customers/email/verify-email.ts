import type { CodeOwner } from "#domain/customers/customer/customer.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { claimOrders } from "#domain/orders/order/claim-orders.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { clearPassword, hasVerifiedEmail, markEmailVerified } from "#domain/customers/customer/customer.repository.ts";
import { isStillSignedIn } from "#domain/customers/customer/is-still-signed-in.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findOpenCode, findUsedCode, useCode as spendCode, voidCodes } from "./customer-code.repository.ts";
import { endEarlierSignInMethods } from "./end-earlier-sign-in-methods.ts";
import { hashCode, issueCode } from "./issue-code.ts";

export type VerifyEmailFailure = Failure<"link_ended" | "too_many_tries">;

/**
 * `newPassword`: the code to set one, if no sign-in method is left. `hasEndedOthers`: other sign-in methods were
 * removed.
 */
export type VerifiedEmail = { newPassword: { email: string; code: string } | null; hasEndedOthers: boolean };

/**
 * Verifies the address that the code was sent to. Its reader may not be the person who registered, so the first
 * verification removes all other sign-in methods; outside the account's own session also the password, and a new one is
 * set at once. Guest orders are claimed in such a session only. Opening the link again returns the same result.
 */
export async function verifyEmail(
  ctx: Context,
  { code }: { code: string },
): Promise<Result<VerifiedEmail, VerifyEmailFailure>> {
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "verify-email", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  const verified = await withTransaction(ctx, (inside) => verify(inside, hashCode(ctx, code)));
  return verified ? success(verified) : failure({ code: "link_ended" });
}

async function verify(ctx: Context, codeHash: string): Promise<VerifiedEmail | null> {
  const used = await spendCode(ctx, "verify_email", codeHash);
  const owner = used ?? (await findUsedCode(ctx, "verify_email", codeHash));
  if (!owner) return null;
  const isOwnSession = ctx.visitor.customerId === owner.customerId && (await isStillSignedIn(ctx));
  if (used) await voidCodes(ctx, owner.customerId, "verify_email");
  const isFirst = used !== null && (await markEmailVerified(ctx, owner));
  if (!(await hasVerifiedEmail(ctx, owner))) return null;
  const verified = isFirst ? await proveFirst(ctx, owner, isOwnSession) : { newPassword: null, hasEndedOthers: false };
  if (isOwnSession) await claimOrders(ctx, owner.customerId);
  return verified;
}

async function proveFirst(ctx: Context, owner: CodeOwner, isOwnSession: boolean): Promise<VerifiedEmail> {
  const { customerId, email } = owner;
  const hasEnded = await endEarlierSignInMethods(ctx, customerId);
  if (!isOwnSession) await clearPassword(ctx, customerId);
  if (hasEnded || !isOwnSession) await notifySignInMethodChanged(ctx, customerId, "earlier_ended");
  return {
    newPassword: isOwnSession ? null : { email, code: await issueCode(ctx, "reset_password", owner) },
    hasEndedOthers: hasEnded || !isOwnSession,
  };
}

/** Whether the link was sent to the session's own account; null if it is no longer valid. */
export async function getVerification(ctx: Context, code: string): Promise<{ isOwnSession: boolean } | null> {
  const codeHash = hashCode(ctx, code);
  const owner =
    (await findOpenCode(ctx, "verify_email", codeHash)) ?? (await findUsedCode(ctx, "verify_email", codeHash));
  return owner && { isOwnSession: ctx.visitor.customerId === owner.customerId };
}
