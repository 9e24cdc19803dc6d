import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockCustomer } from "./customer.repository.ts";
import { enterWhere, type Entered, type StillHolds } from "./enter-as-customer.ts";
import { insertIdentity } from "./identity.repository.ts";
import type { ForeignIdentity, SecondStepNeeded, SignInChallenge } from "./sign-in-challenge.ts";
import { insertChallenge } from "./sign-in-challenge.repository.ts";
import { notifySignInMethodChanged } from "./notify-sign-in-method-changed.ts";
import { getTwoStep } from "./two-step.repository.ts";

type Admission = { isKept: boolean; identity?: ForeignIdentity | null; stillHolds: StillHolds };

/** Signs in a customer after the first step; with two-step sign-in, no session is given before the second one. */
export async function admitCustomer(
  ctx: Context,
  customerId: number,
  { isKept, identity = null, stillHolds }: Admission,
): Promise<Result<Entered, SecondStepNeeded | Refusal<"sign_in_ended">>> {
  if (!(await getTwoStep(ctx, customerId))?.isOn) {
    const entered = await enterConnecting(ctx, customerId, { isKept, identity, stillHolds });
    return entered ? success(entered) : failure({ code: "sign_in_ended" });
  }
  const challengeToken = await withTransaction(ctx, async (inside) =>
    (await lockCustomer(inside, customerId)) && (await stillHolds(inside))
      ? beginChallenge(inside, { awaits: "code", customerId, identity, isKept })
      : null,
  );
  return failure(challengeToken ? { code: "second_step", challengeToken } : { code: "sign_in_ended" });
}

/** Returns the token that identifies the challenge to the browser. */
export async function beginChallenge(ctx: Context, challenge: SignInChallenge): Promise<string> {
  const token = ctx.newToken(32);
  await insertChallenge(ctx, hashChallengeToken(ctx, token), challenge);
  return token;
}

export function hashChallengeToken(ctx: Context, token: string): string {
  return ctx.hashToken(`sign-in:${token}`);
}

/** Signs in, and connects the identity that the sign-in started with; null if its proof is no longer valid. */
export async function enterConnecting(
  ctx: Context,
  customerId: number,
  { isKept, identity, stillHolds }: Admission,
): Promise<Entered | null> {
  return enterWhere(ctx, customerId, isKept, async (inside) => {
    if (!(await stillHolds(inside))) return false;
    if (identity && (await insertIdentity(inside, customerId, identity)))
      await notifySignInMethodChanged(inside, customerId, "identity_connected", providerName(ctx, identity.provider));
    return true;
  });
}

/** The display name; the code if the provider is no longer configured. */
export function providerName(ctx: Context, code: string): string {
  return ctx.identityProviders.find((provider) => provider.code === code)?.name ?? code;
}
