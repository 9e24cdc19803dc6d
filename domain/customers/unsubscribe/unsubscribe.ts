import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { isCustomer } from "#domain/customers/customer/find-customer.ts";
import { endSubscription, isNewsletterKey } from "#domain/platform/newsletter/end-subscription.ts";
import { withTransaction, type Context } from "../../context.ts";
import { endTopicMails } from "../notification/end-topic-mails.ts";
import type { SwitchedTopic } from "../notification/topic.ts";
import { countAlertsOfKey, endAlerts } from "../../catalog/product-alert/end-alerts.ts";
import { readUnsubscribeKey } from "./unsubscribe-key.ts";

export type UnsubscribeFailure = Failure<"link_ended">;

/** The topic of an unsubscribe link; null if the link is invalid. */
export async function getUnsubscribeTopic(ctx: Context, key: string): Promise<SwitchedTopic | null> {
  if (await isNewsletterKey(ctx, key)) return "news";
  const own = readUnsubscribeKey(ctx, key);
  if (own) return (await isCustomer(ctx, own.customerId)) ? own.topic : null;
  return (await countAlertsOfKey(ctx, key)) === null ? null : "alerts";
}

/** Stops mails of a topic by the link in one of them, without signing in. Idempotent. */
export async function unsubscribe(
  ctx: Context,
  key: string,
): Promise<Result<{ topic: SwitchedTopic }, UnsubscribeFailure>> {
  const topic = await getUnsubscribeTopic(ctx, key);
  if (topic === null) return failure({ code: "link_ended" });
  if (await endSubscription(ctx, key)) return success({ topic });
  const own = readUnsubscribeKey(ctx, key);
  if (own) await withTransaction(ctx, (inside) => endTopicMails(inside, own.customerId, topic));
  else await endAlerts(ctx, key);
  return success({ topic });
}
