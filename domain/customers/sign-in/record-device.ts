import { providerAreaOf, networkAreaOf } from "#domain/platform/rate-limit/network-of.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { describeDevice } from "#domain/customers/session/describe-device.ts";
import { getReader, touchDevice } from "#domain/customers/customer/customer.repository.ts";
import type { Context } from "../../context.ts";

/** Records the device of a sign-in; notifies the customer of a new one if others are known. */
export async function recordDevice(ctx: Context, customerId: number): Promise<void> {
  const { address, userAgent } = ctx.visitor;
  const { browser, system } = describeDevice(userAgent);
  const deviceKey = ctx.hashToken(`device:${browser}:${system}:${providerAreaOf(address)}`);
  const { isNew, hasOthers } = await touchDevice(ctx, customerId, deviceKey);
  const reader = isNew && hasOthers ? await getReader(ctx, customerId) : null;
  if (!reader) return;
  const cause = `new-device:${customerId}:${deviceKey}`;
  const device = [browser, system].filter(Boolean).join(", ");
  await notifyCustomer(ctx, {
    customerId,
    topic: "security",
    write: (t) => ({
      title: t("New sign-in to your account"),
      message: t("Someone signed in from a new device. If it wasn't you, change your password."),
    }),
    messageType: "warning",
    link: "/user/change-password",
    idempotencyKey: cause,
  });
  await writeMail(ctx, {
    idempotencyKey: cause,
    template: "new-sign-in",
    recipient: reader.email,
    languageCode: reader.languageCode ?? ctx.visitor.language.code,
    data: { name: reader.firstName, device, networkArea: networkAreaOf(address), at: ctx.now().toISOString() },
  });
}
