import { translationOf } from "#domain/platform/language/keywords.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { getReader } from "#domain/customers/customer/customer.repository.ts";
import { describeSignInMethods } from "#domain/customers/sign-in-method/describe-sign-in-methods.ts";
import { earlierEnded } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import type { Context } from "../../context.ts";

/**
 * Sends a mail and a notification, so that the owner can react to an unauthorized change. `isFirstProof`: all other
 * sign-in methods were removed.
 */
export async function notifyPasswordChanged(ctx: Context, customerId: number, isFirstProof = false): Promise<void> {
  const reader = await getReader(ctx, customerId);
  if (!reader) return;
  const cause = `password-changed:${customerId}:${ctx.newToken()}`;
  await notifyCustomer(ctx, {
    customerId,
    topic: "security",
    write: (t) => ({
      title: t("Your password was changed"),
      message: isFirstProof
        ? earlierEnded(t)
        : t("All other devices were signed out. If this wasn't you, reset your password now."),
    }),
    link: "/user/change-password",
    idempotencyKey: cause,
  });
  const languageCode = reader.languageCode ?? ctx.visitor.language.code;
  await writeMail(ctx, {
    idempotencyKey: cause,
    template: "password-changed",
    recipient: reader.email,
    languageCode,
    data: { name: reader.firstName, sentence: await sentenceOf(ctx, customerId, isFirstProof, languageCode) },
  });
}

/** What happened to the other sign-in methods; empty if there were none. */
async function sentenceOf(
  ctx: Context,
  customerId: number,
  isFirstProof: boolean,
  languageCode: string,
): Promise<string> {
  const t = translationOf(languageCode);
  if (isFirstProof) return earlierEnded(t);
  const { passkeys, identities } = await describeSignInMethods(ctx, customerId);
  return passkeys.length + identities.length === 0
    ? ""
    : t("Your passkeys and connected accounts still work. Remove any you don't recognize.");
}
