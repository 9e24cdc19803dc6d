import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { claimOrders } from "#domain/orders/order/claim-orders.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { withTransaction, type Context } from "../../context.ts";
import { clearPassword, hasVerifiedEmail, markEmailVerified } from "./customer.repository.ts";
import type { CodeOwner } from "./customer-code.ts";
import { findOpenCode, findUsedCode, useCode as spendCode, voidCodes } from "./customer-code.repository.ts";
import { endEarlierSignInMethods } from "./end-earlier-sign-in-methods.ts";
import { isStillSignedIn } from "./is-still-signed-in.ts";
import { hashCode, issueCode } from "./issue-code.ts";
import { notifySignInMethodChanged } from "./notify-sign-in-method-changed.ts";

export type VerifyEmailFailure = Refusal<"link_ended" | "too_many_tries">;

/** `newPassword`: what opens the form for one, where nobody can sign in any more. `hasEndedOthers`: there were other sign-in methods. */
export type VerifiedEmail = { newPassword: { email: string; code: string } | null; hasEndedOthers: boolean };

/**
 * Confirms the address that the code was sent to. Whoever opens the link may be another person than who typed the address, so
 * the first time every other sign-in method ends; outside of the account's own session that is the password, too, and a new one is set
 * at once. Guest orders come along in such a session alone. Whoever opens the same link again is told the same.
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

/** Whether the link is one that the session's own account was sent; null where it no longer works. */
export async function getVerification(ctx: Context, code: string): Promise<{ isOwnSession: boolean } | null> {
  const codeHash = hashCode(ctx, code);
  const owner =
    (await findOpenCode(ctx, "verify_email", codeHash)) ?? (await findUsedCode(ctx, "verify_email", codeHash));
  return owner && { isOwnSession: ctx.visitor.customerId === owner.customerId };
}
