import { hashChallengeToken } from "#domain/customers/sign-in-challenge/begin-challenge.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { forgetTries, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { hashRecoveryCode } from "#domain/customers/two-step/recovery-codes.ts";
import { decrypt } from "#domain/customers/customer/encrypt.ts";
import { deleteChallenge, takeChallengeTry } from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { findTotpStep } from "#domain/customers/two-step/totp.ts";
import { getTwoStep, consumeTimeStep, spendRecoveryCode } from "#domain/customers/two-step/two-step.repository.ts";
import { withTransaction, type Context } from "../../context.ts";
import { enterConnecting } from "./complete-first-step.ts";
import type { Entered } from "./enter-as-customer.ts";

export type SecondStepFailure = Failure<"sign_in_ended" | "too_many_tries"> | { code: "wrong_code" };

/** Completes the second step with a code of the app, or a recovery code. */
export async function completeSecondStep(
  ctx: Context,
  { code }: { code: string },
): Promise<Result<Entered, SecondStepFailure>> {
  const tokenHash = hashChallengeToken(ctx, ctx.visitor.challengeToken ?? "");
  const challenge = await takeChallengeTry(ctx, tokenHash, "code");
  if (!challenge || challenge.customerId === null) return failure({ code: "sign_in_ended" });
  const { customerId } = challenge;
  const limit = { name: "second-step", of: String(customerId), max: ctx.settings.signInTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  if (!(await withTransaction(ctx, (inside) => isSecondStep(inside, customerId, code))))
    return failure({ code: "wrong_code" });
  await forgetTries(ctx, limit);
  const stillHolds = (inside: Context) => deleteChallenge(inside, tokenHash);
  const entered = await enterConnecting(ctx, customerId, { ...challenge, stillHolds });
  return entered ? success(entered) : failure({ code: "sign_in_ended" });
}

async function isSecondStep(ctx: Context, customerId: number, code: string): Promise<boolean> {
  const twoStep = await getTwoStep(ctx, customerId);
  if (!twoStep?.isOn) return false;
  const digits = code.replace(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    const secret = decrypt(ctx, "two-step", twoStep.sealedSecret);
    const step = secret && findTotpStep(secret, digits, ctx.now(), twoStep.lastStep);
    return step ? consumeTimeStep(ctx, customerId, step) : false;
  }
  if (!(await spendRecoveryCode(ctx, customerId, hashRecoveryCode(ctx, customerId, code)))) return false;
  await notifySignInMethodChanged(ctx, customerId, "recovery_code_used");
  return true;
}
