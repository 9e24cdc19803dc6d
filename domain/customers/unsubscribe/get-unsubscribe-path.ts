import { findCustomerByEmail } from "#domain/customers/customer/find-customer.ts";
import type { Context } from "../../context.ts";
import type { MailData, WaitingMail } from "../../platform/mail/mail.ts";
import { MAIL_TOPICS } from "../../platform/mail/mail-topic.ts";
import type { SwitchedTopic } from "../notification/topic.ts";
import { unsubscribeKey } from "./unsubscribe-key.ts";

/** Order mails are important: they are switched off in the profile, not by accident in a mail client. */
const OFFERED: readonly SwitchedTopic[] = ["messages", "alerts", "shops", "news"];

/** The path that unsubscribes from mails like this one; null for mandatory mails. */
export async function getUnsubscribePath(
  ctx: Context,
  mail: Pick<WaitingMail, "template" | "recipient" | "data">,
): Promise<string | null> {
  const topic = MAIL_TOPICS[mail.template];
  if (topic === null || !OFFERED.includes(topic)) return null;
  if (mail.template === "newsletter") return `/unsubscribe/${(mail.data as MailData["newsletter"]).key}`;
  const customer = await findCustomerByEmail(ctx, mail.recipient);
  if (customer) return `/unsubscribe/${unsubscribeKey(ctx, customer.id, topic)}`;
  return mail.template === "product-alert" ? `/unsubscribe/${(mail.data as MailData["product-alert"]).key}` : null;
}
