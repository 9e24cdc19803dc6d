import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { getProfileRow } from "#domain/customers/customer/customer.repository.ts";
import { isStillSignedIn } from "#domain/customers/customer/is-still-signed-in.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deletePhoneCode, setVerifiedPhone, takePhoneCodeTry } from "./phone-code.repository.ts";
import { toPhoneNumber } from "./phone-number.ts";
import { hashPhoneCode } from "./send-phone-code.ts";

export type VerifyPhoneFailure =
  | Failure<"sign_in" | "too_many_tries" | "code_ended" | "phone_taken">
  | { code: "wrong_code" };

/** Verifies the phone number that the code was sent to, if it is still the customer's. */
export async function verifyPhone(ctx: Context, { code }: { code: string }): Promise<Result<null, VerifyPhoneFailure>> {
  const { customerId } = ctx.visitor;
  const profile = customerId === null ? null : await getProfileRow(ctx, customerId);
  if (customerId === null || !profile) return failure({ code: "sign_in" });
  const limit = { name: "verify-phone", of: String(customerId), max: ctx.settings.signInTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const sent = await takePhoneCodeTry(ctx, customerId);
  if (!sent || toPhoneNumber(profile.phone ?? "", ctx.visitor.shipTo) !== sent.phone)
    return failure({ code: "code_ended" });
  if (hashPhoneCode(ctx, customerId, sent.phone, code.replace(/\s/g, "")) !== sent.codeHash)
    return failure({ code: "wrong_code" });
  const verify = async (inside: Context): Promise<Result<null, VerifyPhoneFailure>> => {
    if (!(await isStillSignedIn(inside))) return failure({ code: "sign_in" });
    if (!(await deletePhoneCode(inside, customerId, sent.codeHash))) return failure({ code: "code_ended" });
    if (!(await setVerifiedPhone(inside, customerId, sent.phone))) return failure({ code: "phone_taken" });
    await notifySignInMethodChanged(inside, customerId, "phone_confirmed", sent.phone);
    return success(null);
  };
  // A code is used up, whatever the outcome.
  return withTransaction(ctx, verify, { isCommittedOnFailure: true });
}
