import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { rememberReferral } from "#domain/accounts/affiliate/record-click.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import type { RegisterInput } from "#domain/customers/customer/customer.input.ts";
import { insertCustomer, markEmailVerified } from "#domain/customers/customer/customer.repository.ts";
import { enterAsCustomer, type Entered } from "#domain/customers/sign-in/enter-as-customer.ts";
import { isAddressReserved } from "#domain/customers/email/get-email-change.ts";
import { issueCode } from "#domain/customers/email/issue-code.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { withTransaction, type Context } from "../../context.ts";

export type RegisterFailure = Failure<"too_many_tries"> | { code: "email_taken" };

/**
 * Creates the account, sends a welcome mail with a verification link, and signs in. `isAddressProven`: opened from a
 * mailed link.
 */
export async function registerCustomer(
  ctx: Context,
  input: RegisterInput,
  { isAddressProven = false } = {},
): Promise<Result<Entered, RegisterFailure>> {
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "sign-up", ctx.settings.signUpTriesPerAddress));
  if (!taken.ok) return taken;
  const passwordHash = await hashPassword(input.password);
  const customerId = await withTransaction(ctx, async (inside) => {
    if (await isAddressReserved(inside, input.email)) return null;
    const id = await insertCustomer(inside, {
      email: input.email,
      firstName: input.first_name,
      lastName: input.last_name,
      phone: input.phone || null,
      passwordHash,
    });
    if (id === null) return null;
    if (input.referral_code) await rememberReferral(inside, id, input.referral_code);
    const owner = { customerId: id, email: input.email };
    if (isAddressProven) await markEmailVerified(inside, owner);
    const code = isAddressProven ? null : await issueCode(inside, "verify_email", owner);
    await writeMail(inside, {
      idempotencyKey: `welcome:${id}`,
      template: "welcome",
      recipient: input.email,
      languageCode: ctx.visitor.language.code,
      data: { name: input.first_name, code },
    });
    return id;
  });
  if (customerId === null) return failure({ code: "email_taken" });
  return success(await enterAsCustomer(ctx, customerId, input.stay_signed_in));
}
