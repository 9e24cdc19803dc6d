import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { forgetTries, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { endSessionsOf } from "#domain/customers/session/end-other-sessions.ts";
import { renewSession, type Renewed } from "#domain/customers/session/renew-session.ts";
import type { ChangePasswordInput } from "#domain/customers/customer/customer.input.ts";
import { getReader, getPasswordHash, setPasswordHash } from "#domain/customers/customer/customer.repository.ts";
import { voidCodes } from "#domain/customers/email/customer-code.repository.ts";
import { hashPassword, isPassword } from "#domain/customers/password/password.ts";
import { deleteChallengesOf } from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import { withTransaction, type Context } from "../../context.ts";
import { notifyPasswordChanged } from "./notify-password-changed.ts";

export type ChangePasswordFailure = Failure<"sign_in" | "too_many_tries"> | { code: "wrong_password" };

/** Changes the password, given the current one; ends all other sessions and gives this one a new token. */
export async function changePassword(
  ctx: Context,
  { current_password, password }: Pick<ChangePasswordInput, "current_password" | "password">,
): Promise<Result<Renewed, ChangePasswordFailure>> {
  const { customerId } = ctx.visitor;
  const reader = customerId === null ? null : await getReader(ctx, customerId);
  if (customerId === null || !reader) return failure({ code: "sign_in" });
  const limit = { name: "password", of: String(customerId), max: ctx.settings.signInTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  if (!(await isPassword(current_password, await getPasswordHash(ctx, customerId))))
    return failure({ code: "wrong_password" });
  const passwordHash = await hashPassword(password);
  const renewed = await withTransaction(ctx, async (inside) => {
    await setPasswordHash(inside, { customerId, email: reader.email }, passwordHash);
    await voidCodes(inside, customerId, "reset_password");
    await deleteChallengesOf(inside, customerId);
    await endSessionsOf(inside, customerId);
    await forgetTries(inside, limit);
    await notifyPasswordChanged(inside, customerId);
    return renewSession(inside);
  });
  return success({ ...renewed, ctx: { ...ctx, visitor: renewed.ctx.visitor } });
}
