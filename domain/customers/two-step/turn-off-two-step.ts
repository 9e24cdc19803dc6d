import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { confirmPassword, type ConfirmPasswordFailure } from "#domain/customers/password/confirm-password.ts";
import { deleteChallengesOf } from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deleteTwoStep } from "./two-step.repository.ts";

export type TwoStepFailure = ConfirmPasswordFailure | Failure<"two_step_off">;

/** Turns off two-step sign-in. */
export async function turnOffTwoStep(
  ctx: Context,
  { password }: { password: string },
): Promise<Result<null, TwoStepFailure>> {
  const confirmed = await confirmPassword(ctx, password);
  if (!confirmed.ok) return confirmed;
  const isOff = await withTransaction(ctx, async (inside) => {
    if (!(await deleteTwoStep(inside, confirmed.value))) return false;
    await deleteChallengesOf(inside, confirmed.value);
    await notifySignInMethodChanged(inside, confirmed.value, "two_step_off");
    return true;
  });
  return isOff ? success(null) : failure({ code: "two_step_off" });
}
