import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { findReader } from "#domain/customers/customer/customer.repository.ts";
import { hashCode, issueCode } from "#domain/customers/email/issue-code.ts";
import { withTransaction, type Context } from "../../context.ts";

/**
 * Mails a reset link to an address that has an account. The account is looked up after the response, so that neither
 * the response nor its timing reveals whether there is one.
 */
export async function requestPasswordReset(
  ctx: Context,
  { email }: { email: string },
): Promise<Result<null, Failure<"too_many_tries">>> {
  const ofAddress = limitOfAddress(ctx, "reset-password", ctx.settings.resetTriesPerAddress);
  const ofAccount = { name: "reset-password-account", of: email, max: ctx.settings.resetTriesPerAccount };
  for (const limit of [ofAddress, ofAccount]) {
    const taken = await consumeRateLimit(ctx, limit);
    if (!taken.ok) return taken;
  }
  ctx.afterCommit(() => sendResetLink(ctx, email));
  return success(null);
}

async function sendResetLink(ctx: Context, email: string): Promise<void> {
  const reader = await findReader(ctx, email);
  if (!reader) return;
  await withTransaction(ctx, async (inside) => {
    const code = await issueCode(inside, "reset_password", { customerId: reader.id, email });
    await writeMail(inside, {
      idempotencyKey: `reset-password:${hashCode(ctx, code)}`,
      template: "reset-password",
      recipient: email,
      languageCode: reader.languageCode ?? ctx.visitor.language.code,
      data: { name: reader.firstName, email, code },
    });
  });
}
