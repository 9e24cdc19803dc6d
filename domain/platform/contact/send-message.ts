import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { contactTopicName } from "#shared/contact-choices.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { translationOf } from "../language/keywords.ts";
import { withTransaction, type Context } from "../../context.ts";
import { consumeRateLimit, limitOfAddress } from "../rate-limit/consume-rate-limit.ts";
import type { ContactInput } from "./contact.input.ts";
import { insertContactMessage } from "./contact.repository.ts";

/** Stores a message in the inbox and mails it to the shop. Messages filled in by bots are silently dropped. */
export async function sendMessage(ctx: Context, input: ContactInput): Promise<Result<null, Failure<"too_many_tries">>> {
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "contact", ctx.settings.contactTriesPerAddress));
  if (!tried.ok) return tried;
  if (input.website !== "") return success(null);
  const { name, email, topic, order_code: orderCode, message: text } = input;
  return withTransaction(ctx, async (inside) => {
    const languageCode = inside.visitor.language.code;
    const { customerId } = inside.visitor;
    const id = await insertContactMessage(inside, { customerId, name, email, topic, orderCode, text, languageCode });
    const { shopEmail, defaultLanguage } = inside.settings;
    await writeMail(inside, {
      idempotencyKey: `contact:${id}`,
      template: "contact-message",
      recipient: shopEmail,
      languageCode: defaultLanguage,
      data: { id, name, email, topic: contactTopicName(topic, translationOf(defaultLanguage)), orderCode, text },
    });
    await notifyStaff(inside, "messages.manage", {
      topic: "messages",
      link: `/admin/messages/${id}`,
      idempotencyKey: `contact:${id}`,
      write: (t) => ({ title: t("New message from {name}", { name }), message: contactTopicName(topic, t) }),
    });
    return success(null);
  });
}
