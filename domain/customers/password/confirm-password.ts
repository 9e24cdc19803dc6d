import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { forgetTries, consumeRateLimit, type Limit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { getPasswordHash } from "#domain/customers/customer/customer.repository.ts";
import type { Context } from "../../context.ts";
import { isPassword } from "./password.ts";

export type ConfirmPasswordFailure =
  | Failure<"sign_in" | "too_many_tries" | "password_missing">
  | { code: "wrong_password" };

/** Verifies the password of the signed-in customer; returns their id. */
export async function confirmPassword(ctx: Context, password: string): Promise<Result<number, ConfirmPasswordFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const taken = await consumeRateLimit(ctx, limitOf(ctx, customerId));
  if (!taken.ok) return taken;
  const passwordHash = await getPasswordHash(ctx, customerId);
  if (passwordHash === null) return failure({ code: "password_missing" });
  if (!(await isPassword(password, passwordHash))) return failure({ code: "wrong_password" });
  await forgetTries(ctx, limitOf(ctx, customerId));
  return success(customerId);
}

function limitOf(ctx: Context, customerId: number): Limit {
  return { name: "password", of: String(customerId), max: ctx.settings.signInTriesPerAccount };
}
