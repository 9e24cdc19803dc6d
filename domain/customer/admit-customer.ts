import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import { enterAsCustomer, type Entered } from "./enter-as-customer.ts";
import { insertIdentity } from "./identity.repository.ts";
import type { ForeignIdentity, SecondStepNeeded, SignInChallenge } from "./sign-in-challenge.ts";
import { insertChallenge } from "./sign-in-challenge.repository.ts";
import { tellWayInChanged } from "./tell-way-in-changed.ts";
import { getTwoStep } from "./two-step.repository.ts";

type Admission = { isKept: boolean; identity?: ForeignIdentity | null };

/** Signs in who has passed the first step; where a second one is on, no session is given before that is passed. */
export async function admitCustomer(
  ctx: Context,
  customerId: number,
  { isKept, identity = null }: Admission,
): Promise<Result<Entered, SecondStepNeeded>> {
  if (!(await getTwoStep(ctx, customerId))?.isOn)
    return success(await enterConnecting(ctx, customerId, { isKept, identity }));
  const challengeToken = await beginChallenge(ctx, { awaits: "code", customerId, identity, isKept });
  return failure({ code: "second_step", challengeToken });
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

/** Signs in, and connects the identity that the sign-in began with. */
export async function enterConnecting(
  ctx: Context,
  customerId: number,
  { isKept, identity }: Admission,
): Promise<Entered> {
  if (identity)
    await withTransaction(ctx, async (inside) => {
      if (await insertIdentity(inside, customerId, identity))
        await tellWayInChanged(inside, customerId, "identity_connected", providerName(ctx, identity.provider));
    });
  return enterAsCustomer(ctx, customerId, isKept);
}

/** As it is shown; its code where the shop no longer has it. */
export function providerName(ctx: Context, code: string): string {
  return ctx.identityProviders.find((provider) => provider.code === code)?.name ?? code;
}
