import { translationOf } from "#domain/platform/language/keywords.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import { getReader } from "./customer.repository.ts";

/** The possible changes of a customer's sign-in methods. */
export type SignInMethodChange =
  | "two_step_on"
  | "two_step_off"
  | "recovery_codes_made"
  | "recovery_code_used"
  | "passkey_added"
  | "passkey_removed"
  | "identity_connected"
  | "identity_removed"
  | "phone_confirmed"
  | "earlier_ended";

/**
 * Sends a mail and a notification, so that the owner can react to an unauthorized change. `what`: the passkey, provider
 * or number in question.
 */
export async function notifySignInMethodChanged(
  ctx: Context,
  customerId: number,
  change: SignInMethodChange,
  what = "",
): Promise<void> {
  const reader = await getReader(ctx, customerId);
  if (!reader) return;
  const idempotencyKey = `way-in:${change}:${customerId}:${ctx.newToken()}`;
  await notifyCustomer(ctx, {
    customerId,
    topic: "security",
    write: (t) => wordsOf(t, change, what),
    messageType: "warning",
    link: "/user/change-password",
    idempotencyKey,
  });
  const languageCode = reader.languageCode ?? ctx.visitor.language.code;
  await writeMail(ctx, {
    idempotencyKey,
    template: "way-in-changed",
    recipient: reader.email,
    languageCode,
    data: { name: reader.firstName, ...wordsOf(translationOf(languageCode), change, what) },
  });
}

/** What the first verification of an address does, as a sentence. */
export function earlierEnded(t: Translate): string {
  return t(
    "For your safety, every other way to sign in was removed: other devices, passkeys, two-step sign-in, connected accounts and a phone number. Check your name, phone number and addresses too.",
  );
}

function wordsOf(t: Translate, change: SignInMethodChange, what: string): { title: string; message: string } {
  switch (change) {
    case "two_step_on":
      return {
        title: t("Two-step sign-in is on"),
        message: t("You'll now enter a code from your app after your password."),
      };
    case "two_step_off":
      return {
        title: t("Two-step sign-in is off"),
        message: t("You no longer need a code after your password."),
      };
    case "recovery_codes_made":
      return {
        title: t("You have new recovery codes"),
        message: t("Your old codes no longer work."),
      };
    case "recovery_code_used":
      return {
        title: t("A recovery code was used"),
        message: t("Someone signed in to your account with one of your recovery codes."),
      };
    case "passkey_added":
      return {
        title: t("A passkey was added"),
        message: t("The passkey “{name}” can now be used to sign in.", { name: what }),
      };
    case "passkey_removed":
      return {
        title: t("A passkey was removed"),
        message: t("The passkey “{name}” can no longer be used to sign in.", { name: what }),
      };
    case "identity_connected":
      return {
        title: t("{provider} was connected", { provider: what }),
        message: t("You can now sign in with {provider}.", { provider: what }),
      };
    case "identity_removed":
      return {
        title: t("{provider} was disconnected", { provider: what }),
        message: t("You can no longer sign in with {provider}.", { provider: what }),
      };
    case "phone_confirmed":
      return {
        title: t("Your phone number is confirmed"),
        message: t("You can now sign in with {phone} and your password.", { phone: what }),
      };
    case "earlier_ended":
      return { title: t("Your email address is confirmed."), message: earlierEnded(t) };
  }
}
