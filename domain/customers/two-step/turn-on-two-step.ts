import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { isStillSignedIn } from "#domain/customers/customer/is-still-signed-in.ts";
import { decrypt } from "#domain/customers/customer/encrypt.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { findTotpStep } from "./totp.ts";
import { getTwoStep, setTwoStepOn } from "./two-step.repository.ts";

export type TurnOnTwoStepFailure =
  | Failure<"sign_in" | "too_many_tries" | "two_step_on_already">
  | { code: "wrong_code" };

/** Turns on two-step sign-in once a valid code proves that the app works. Returns the recovery codes. */
export async function turnOnTwoStep(
  ctx: Context,
  { code }: { code: string },
): Promise<Result<string[], TurnOnTwoStepFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "two-step-setup", of: String(customerId), max: ctx.settings.signInTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const twoStep = await getTwoStep(ctx, customerId);
  if (twoStep?.isOn) return failure({ code: "two_step_on_already" });
  const secret = twoStep && decrypt(ctx, "two-step", twoStep.sealedSecret);
  const step = secret && findTotpStep(secret, code, ctx.now(), 0);
  if (!step) return failure({ code: "wrong_code" });
  return withTransaction(ctx, async (inside): Promise<Result<string[], TurnOnTwoStepFailure>> => {
    if (!(await isStillSignedIn(inside))) return failure({ code: "sign_in" });
    if (!(await setTwoStepOn(inside, customerId, step))) return failure({ code: "two_step_on_already" });
    await notifySignInMethodChanged(inside, customerId, "two_step_on");
    return success(await makeRecoveryCodes(inside, customerId));
  });
}
