import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { forgetTries, limitOfAddress, takeTry } from "#domain/limit/take-try.ts";
import { endSessionsOf } from "#domain/session/end-other-sessions.ts";
import { withTransaction, type Context } from "../context.ts";
import type { NewPasswordInput } from "./customer.input.ts";
import { markEmailVerified, setPasswordHash } from "./customer.repository.ts";
import { findOpenCode, useCode, voidCodes } from "./customer-code.repository.ts";
import { hashCode } from "./issue-code.ts";
import { hashPassword } from "./password.ts";
import { deleteChallengesOf } from "./sign-in-challenge.repository.ts";
import { accountLimitOf } from "./sign-in.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";

export type NewPasswordFailure = Refusal<"link_ended" | "too_many_tries">;

/** Sets a password by the code of a mail. The same work is done for an unknown address and a wrong code. */
export async function createNewPassword(
  ctx: Context,
  { email, code, password }: Pick<NewPasswordInput, "email" | "code" | "password">,
): Promise<Result<null, NewPasswordFailure>> {
  const taken = await takeTry(ctx, limitOfAddress(ctx, "new-password", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  const passwordHash = await hashPassword(password);
  const isSet = await withTransaction(ctx, async (inside) => {
    const owner = await useCode(inside, "reset_password", hashCode(ctx, code), email);
    if (!owner || !(await setPasswordHash(inside, owner, passwordHash))) return false;
    await markEmailVerified(inside, owner);
    await voidCodes(inside, owner.customerId, "reset_password");
    await deleteChallengesOf(inside, owner.customerId);
    await endSessionsOf(inside, owner.customerId);
    await forgetTries(inside, accountLimitOf(ctx, email));
    await tellPasswordChanged(inside, owner.customerId);
    return true;
  });
  return isSet ? success(null) : failure({ code: "link_ended" });
}

/** Whether the link of a mail still opens the form. */
export async function isResetLinkOpen(
  ctx: Context,
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  const owner = await findOpenCode(ctx, "reset_password", hashCode(ctx, code));
  return owner !== null && owner.email === email.trim().toLowerCase();
}
