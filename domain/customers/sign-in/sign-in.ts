import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import {
  forgetTries,
  giveTryBack,
  limitOfAddress,
  consumeRateLimit,
  type Limit,
} from "#domain/platform/rate-limit/consume-rate-limit.ts";
import {
  getCredentials,
  getCredentialsByPhone,
  getPasswordHash,
} from "#domain/customers/customer/customer.repository.ts";
import { isPassword } from "#domain/customers/password/password.ts";
import { toPhoneNumber } from "#domain/customers/phone/phone-number.ts";
import type { SecondStepNeeded } from "#domain/customers/sign-in-challenge/sign-in-challenge.ts";
import type { Context } from "../../context.ts";
import { completeFirstStep } from "./complete-first-step.ts";
import type { Entered } from "./enter-as-customer.ts";
import type { SignInInput } from "./sign-in.input.ts";

export type SignInFailure =
  | Failure<"wrong_sign_in" | "wrong_phone_sign_in" | "too_many_tries" | "sign_in_ended">
  | SecondStepNeeded;

/**
 * Signs in by e-mail address or verified phone number. An unknown account and a wrong password give the same response
 * in the same time. Only failed attempts count towards the rate limit.
 */
export async function signIn(
  ctx: Context,
  { email: login, password, stay_signed_in: isKept = false }: SignInInput,
): Promise<Result<Entered, SignInFailure>> {
  const isPhone = !login.includes("@");
  const customer = await (isPhone ? findByPhone(ctx, login) : getCredentials(ctx, login));
  const ofAddress = limitOfAddress(ctx, "sign-in", ctx.settings.signInTriesPerAddress);
  const ofAccount = accountLimitOf(ctx, customer?.email ?? login);
  for (const limit of [ofAddress, ofAccount]) {
    const taken = await consumeRateLimit(ctx, limit);
    if (!taken.ok) return taken;
  }
  const isRight = await isPassword(password, customer?.passwordHash ?? null);
  if (!customer || !isRight) return failure({ code: isPhone ? "wrong_phone_sign_in" : "wrong_sign_in" });
  await giveTryBack(ctx, ofAddress);
  await forgetTries(ctx, ofAccount);
  const { id, passwordHash } = customer;
  const stillHolds = async (inside: Context) => (await getPasswordHash(inside, id)) === passwordHash;
  return completeFirstStep(ctx, id, { isKept, stillHolds });
}

async function findByPhone(ctx: Context, typed: string) {
  const phone = ctx.isSmsEnabled ? toPhoneNumber(typed, ctx.visitor.shipTo) : null;
  return phone === null ? null : getCredentialsByPhone(ctx, phone);
}

/** Failed attempts for one account, from any address. */
export function accountLimitOf(ctx: Context, email: string): Limit {
  return { name: "sign-in-account", of: email, max: ctx.settings.signInTriesPerAccount };
}
