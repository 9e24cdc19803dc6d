import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { confirmPassword, type ConfirmPasswordFailure } from "#domain/customers/password/confirm-password.ts";
import type { Reader } from "#domain/customers/customer/customer.ts";
import type { EmailChangeInput } from "#domain/customers/customer/customer.input.ts";
import { findReader, getReader } from "#domain/customers/customer/customer.repository.ts";
import { isStillSignedIn } from "#domain/customers/customer/is-still-signed-in.ts";
import { withTransaction, type Context } from "../../context.ts";
import { confirmEnd, undoStart, type OpenEmailChange } from "./email-change.ts";
import { endOpenChange, insertEmailChange, isGivenUpSince } from "./email-change.repository.ts";

const TRIES_PER_HOUR = 5;

export type RequestEmailChangeFailure =
  | ConfirmPasswordFailure
  | Failure<"too_many_tries">
  | { code: "email_unchanged" };

/**
 * Requests another e-mail address, which takes effect when the link in the mail to it is opened; the old one is
 * notified at once and can undo it. Only the new address's reader learns whether it has an account.
 */
export async function requestEmailChange(
  ctx: Context,
  { email, password }: EmailChangeInput,
): Promise<Result<OpenEmailChange, RequestEmailChangeFailure>> {
  const confirmed = await confirmPassword(ctx, password);
  if (!confirmed.ok) return confirmed;
  const reader = await getReader(ctx, confirmed.value);
  if (!reader) return failure({ code: "sign_in" });
  if (reader.email === email) return failure({ code: "email_unchanged" });
  const limit = { name: "email-change", of: String(reader.id), max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const expiresAt = confirmEnd(ctx.now());
  return withTransaction(ctx, async (inside): Promise<Result<OpenEmailChange, RequestEmailChangeFailure>> => {
    if (!(await isStillSignedIn(inside))) return failure({ code: "sign_in" });
    await writeChange(inside, reader, email, expiresAt);
    return success({ email, expiresAt: expiresAt.toISOString() });
  });
}

async function writeChange(ctx: Context, reader: Reader, newEmail: string, expiresAt: Date): Promise<void> {
  const [code, key] = [ctx.newToken(), ctx.newToken()];
  await endOpenChange(ctx, reader.id);
  await insertEmailChange(ctx, {
    customerId: reader.id,
    oldEmail: reader.email,
    newEmail,
    codeHash: hashEmailKey(ctx, code),
    undoHash: hashEmailKey(ctx, key),
    expiresAt,
  });
  const languageCode = reader.languageCode ?? ctx.visitor.language.code;
  const holder = await findReader(ctx, newEmail);
  const isTaken = holder !== null || (await isGivenUpSince(ctx, newEmail, undoStart(ctx.now())));
  const idempotencyKey = `email-change:${hashEmailKey(ctx, code)}`;
  if (isTaken)
    await writeMail(ctx, {
      idempotencyKey,
      template: "email-taken",
      recipient: newEmail,
      languageCode: holder?.languageCode ?? languageCode,
      data: { name: holder?.firstName ?? "" },
    });
  else
    await writeMail(ctx, {
      idempotencyKey,
      template: "confirm-email-change",
      recipient: newEmail,
      languageCode,
      data: { name: reader.firstName, email: newEmail, code },
    });
  await notifyOldAddress(ctx, reader, { newEmail, key, languageCode });
}

async function notifyOldAddress(
  ctx: Context,
  reader: Reader,
  { newEmail, key, languageCode }: { newEmail: string; key: string; languageCode: string },
): Promise<void> {
  const idempotencyKey = `email-change-asked:${hashEmailKey(ctx, key)}`;
  await writeMail(ctx, {
    idempotencyKey,
    template: "email-change-asked",
    recipient: reader.email,
    languageCode,
    data: { name: reader.firstName, newEmail, key },
  });
  await notifyCustomer(ctx, {
    customerId: reader.id,
    topic: "security",
    write: (t) => ({
      title: t("Email address change requested"),
      message: t("It takes effect once the link we sent to the new address is opened. If this wasn't you, undo it."),
    }),
    messageType: "warning",
    link: "/user/edit-profile",
    idempotencyKey,
  });
}

export function hashEmailKey(ctx: Context, key: string): string {
  return ctx.hashToken(`email-change:${key}`);
}
