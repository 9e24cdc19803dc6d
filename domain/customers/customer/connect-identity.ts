import type { Refusal } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import { forgetTries, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Context } from "../../context.ts";
import { admitCustomer, hashChallengeToken } from "./admit-customer.ts";
import { getPasswordHash } from "./customer.repository.ts";
import type { Entered } from "./enter-as-customer.ts";
import { isPassword } from "./password.ts";
import type { SecondStepNeeded } from "./sign-in-challenge.ts";
import { deleteChallenge, takeChallengeTry } from "./sign-in-challenge.repository.ts";
import { accountLimitOf } from "./sign-in.ts";

export type ConnectIdentityFailure =
  | Refusal<"sign_in_ended" | "too_many_tries">
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
  return admitCustomer(ctx, customerId, { isKept, identity, stillHolds });
}
