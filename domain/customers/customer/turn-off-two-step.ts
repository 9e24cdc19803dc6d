import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { confirmPassword, type ConfirmPasswordFailure } from "./confirm-password.ts";
import { deleteChallengesOf } from "./sign-in-challenge.repository.ts";
import { notifySignInMethodChanged } from "./notify-sign-in-method-changed.ts";
import { deleteTwoStep } from "./two-step.repository.ts";

export type TwoStepFailure = ConfirmPasswordFailure | Refusal<"two_step_off">;

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
