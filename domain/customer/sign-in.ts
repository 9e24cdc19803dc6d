import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { forgetTries, giveTryBack, limitOfAddress, takeTry, type Limit } from "#domain/limit/take-try.ts";
import type { Context } from "../context.ts";
import type { SignInInput } from "./customer.input.ts";
import { getCredentials } from "./customer.repository.ts";
import { enterAsCustomer, type Entered } from "./enter-as-customer.ts";
import { isPassword } from "./password.ts";

export type SignInFailure = Refusal<"wrong_sign_in" | "too_many_tries">;

/** Answers the same, after the same time, whether the address is unknown or the password is wrong. Only wrong tries count. */
export async function signIn(
  ctx: Context,
  { email, password, stay_signed_in }: SignInInput,
): Promise<Result<Entered, SignInFailure>> {
  const ofAddress = limitOfAddress(ctx, "sign-in", ctx.settings.signInTriesPerAddress);
  const ofAccount = accountLimitOf(ctx, email);
  for (const limit of [ofAddress, ofAccount]) {
    const taken = await takeTry(ctx, limit);
    if (!taken.ok) return taken;
  }
  const customer = await getCredentials(ctx, email);
  const isRight = await isPassword(password, customer?.passwordHash ?? null);
  if (!customer || !isRight) return failure({ code: "wrong_sign_in" });
  await giveTryBack(ctx, ofAddress);
  await forgetTries(ctx, ofAccount);
  return success(await enterAsCustomer(ctx, customer.id, stay_signed_in));
}

/** Wrong tries at one account, from wherever they come. */
export function accountLimitOf(ctx: Context, email: string): Limit {
  return { name: "sign-in-account", of: email, most: ctx.settings.signInTriesPerAccount };
}
