import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { getReader } from "#domain/customers/customer/customer.repository.ts";
import { withTransaction, type Context } from "../../context.ts";
import { hashCode, issueCode } from "./issue-code.ts";

export type SendVerificationFailure = Failure<"sign_in" | "too_many_tries" | "email_verified_already">;

/** Resends the link that verifies the customer's address. */
export async function sendVerification(ctx: Context): Promise<Result<null, SendVerificationFailure>> {
  const { customerId } = ctx.visitor;
  const reader = customerId === null ? null : await getReader(ctx, customerId);
  if (customerId === null || !reader) return failure({ code: "sign_in" });
  if (reader.isEmailVerified) return failure({ code: "email_verified_already" });
  const limit = { name: "verify-email", of: String(customerId), max: ctx.settings.verifyTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  await withTransaction(ctx, async (inside) => {
    const code = await issueCode(inside, "verify_email", { customerId, email: reader.email });
    await writeMail(inside, {
      idempotencyKey: `verify-email:${hashCode(ctx, code)}`,
      template: "verify-email",
      recipient: reader.email,
      languageCode: reader.languageCode ?? ctx.visitor.language.code,
      data: { name: reader.firstName, code },
    });
  });
  return success(null);
}
