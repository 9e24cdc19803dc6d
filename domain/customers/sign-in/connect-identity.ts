import { hashChallengeToken } from "#domain/customers/sign-in-challenge/begin-challenge.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import { forgetTries, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { getPasswordHash } from "#domain/customers/customer/customer.repository.ts";
import { isPassword } from "#domain/customers/password/password.ts";
import type { SecondStepNeeded } from "#domain/customers/sign-in-challenge/sign-in-challenge.ts";
import { deleteChallenge, takeChallengeTry } from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import type { Context } from "../../context.ts";
import { completeFirstStep } from "./complete-first-step.ts";
import type { Entered } from "./enter-as-customer.ts";
import { accountLimitOf } from "./sign-in.ts";

export type ConnectIdentityFailure =
  | Failure<"sign_in_ended" | "too_many_tries">
  | { code: "wrong_password" }
  | SecondStepNeeded;

/** Connects the identity of a sign-in to an account, given its password. Does not reveal whether the account exists. */
export async function connectIdentity(
  ctx: Context,
  { password }: { password: string },
): Promise<Result<Entered, ConnectIdentityFailure>> {
  const tokenHash = hashChallengeToken(ctx, ctx.visitor.challengeToken ?? "");
  const challenge = await takeChallengeTry(ctx, tokenHash, "password");
  if (!challenge?.identity) return failure({ code: "sign_in_ended" });
  const { customerId, identity, isKept } = challenge;
  const limit = accountLimitOf(ctx, identity.email);
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const passwordHash = customerId === null ? null : await getPasswordHash(ctx, customerId);
  if (!(await isPassword(password, passwordHash)) || customerId === null) return failure({ code: "wrong_password" });
  if (!(await deleteChallenge(ctx, tokenHash))) return failure({ code: "sign_in_ended" });
  await forgetTries(ctx, limit);
  const stillHolds = async (inside: Context) => (await getPasswordHash(inside, customerId)) === passwordHash;
  return completeFirstStep(ctx, customerId, { isKept, identity, stillHolds });
}
