import { writeMail } from "#domain/mail/write-mail.ts";
import { notifyCustomer } from "#domain/notification/notify-customer.ts";
import type { Context } from "../context.ts";
import { getReader } from "./customer.repository.ts";

/** A mail and a notification: whoever did not do it can still act. */
export async function tellPasswordChanged(ctx: Context, customerId: number): Promise<void> {
  const reader = await getReader(ctx, customerId);
  if (!reader) return;
  const cause = `password-changed:${customerId}:${ctx.newToken()}`;
  await notifyCustomer(ctx, {
    customerId,
    topic: "security",
    write: (t) => ({
      title: t("Your password was changed"),
      message: t("Every other device was signed out. If it was not you, set a new password at once."),
    }),
    link: "/user/change-password",
    onceKey: cause,
  });
  await writeMail(ctx, {
    onceKey: cause,
    template: "password-changed",
    recipient: reader.email,
    languageCode: reader.languageCode ?? ctx.visitor.language.code,
    data: { name: reader.firstName },
  });
}
