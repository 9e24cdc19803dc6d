import type { Context } from "../../context.ts";
import { findCustomerByEmail } from "../customer/find-customer.ts";
import type { MailData, WaitingMail } from "../../platform/mail/mail.ts";
import { MAIL_TOPICS } from "../../platform/mail/mail-topic.ts";
import type { SwitchedTopic } from "../notification/topic.ts";
import { unsubscribeKey } from "./unsubscribe-key.ts";

/** Orders are what somebody waits for: they are switched off in the profile, not by a slip in a mail program. */
const OFFERED: readonly SwitchedTopic[] = ["messages", "alerts", "shops", "news"];

/** The path that ends mails like this one; null where it has to arrive. */
export async function getUnsubscribePath(
  ctx: Context,
  mail: Pick<WaitingMail, "template" | "recipient" | "data">,
): Promise<string | null> {
  const topic = MAIL_TOPICS[mail.template];
  if (topic === null || !OFFERED.includes(topic)) return null;
  const customer = await findCustomerByEmail(ctx, mail.recipient);
  if (customer) return `/unsubscribe/${unsubscribeKey(ctx, customer.id, topic)}`;
  return mail.template === "product-alert" ? `/unsubscribe/${(mail.data as MailData["product-alert"]).key}` : null;
}
