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

/** Signs in who has passed the first step; where a second one is on, no session is given before that is passed. */
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

/** Answers what the browser knows the challenge by. */
export async function beginChallenge(ctx: Context, challenge: SignInChallenge): Promise<string> {
  const token = ctx.newToken(32);
  await insertChallenge(ctx, hashChallengeToken(ctx, token), challenge);
  return token;
}

export function hashChallengeToken(ctx: Context, token: string): string {
  return ctx.hashToken(`sign-in:${token}`);
}

/** Signs in, and connects the identity that the sign-in began with; null where what has let them in has ended meanwhile. */
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

/** As it is shown; its code where the shop no longer has it. */
export function providerName(ctx: Context, code: string): string {
  return ctx.identityProviders.find((provider) => provider.code === code)?.name ?? code;
}
