import { failure, success, type Result } from "#shared/result.ts";
import { confirmPassword } from "#domain/customers/password/confirm-password.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import type { TwoStepFailure } from "./turn-off-two-step.ts";
import { getTwoStep } from "./two-step.repository.ts";

/** Creates ten new recovery codes; the previous ones are void. */
export async function renewRecoveryCodes(
  ctx: Context,
  { password }: { password: string },
): Promise<Result<string[], TwoStepFailure>> {
  const confirmed = await confirmPassword(ctx, password);
  if (!confirmed.ok) return confirmed;
  if (!(await getTwoStep(ctx, confirmed.value))?.isOn) return failure({ code: "two_step_off" });
  return withTransaction(ctx, async (inside) => {
    await notifySignInMethodChanged(inside, confirmed.value, "recovery_codes_made");
    return success(await makeRecoveryCodes(inside, confirmed.value));
  });
}
