import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { getReader } from "#domain/customers/customer/customer.repository.ts";
import { hashCode, issueCode } from "#domain/customers/email/issue-code.ts";
import { withTransaction, type Context } from "../../context.ts";

/** Mails the code that confirms the deletion of an account without a password. */
export async function sendDeletionCode(ctx: Context): Promise<Result<null, Failure<"sign_in" | "too_many_tries">>> {
  const { customerId } = ctx.visitor;
  const reader = customerId === null ? null : await getReader(ctx, customerId);
  if (!reader) return failure({ code: "sign_in" });
  const limit = { name: "delete-account-mail", of: String(reader.id), max: ctx.settings.verifyTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  await withTransaction(ctx, async (inside) => {
    const code = await issueCode(inside, "delete_account", { customerId: reader.id, email: reader.email });
    await writeMail(inside, {
      idempotencyKey: `delete-account:${hashCode(ctx, code)}`,
      template: "delete-account",
      recipient: reader.email,
      languageCode: reader.languageCode ?? ctx.visitor.language.code,
      data: { name: reader.firstName, code },
    });
  });
  return success(null);
}
