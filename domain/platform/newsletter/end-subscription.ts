import type { Context } from "../../context.ts";
import { readNewsletterKey } from "./newsletter-key.ts";
import { isSubscriber, markUnsubscribed } from "./subscriber.repository.ts";

/** Whether this is the key of a newsletter's unsubscribe link. */
export async function isNewsletterKey(ctx: Context, key: string): Promise<boolean> {
  const id = readNewsletterKey(ctx, key);
  return id !== null && (await isSubscriber(ctx, id));
}

/** Ends the newsletter by the link in one; idempotent. Returns whether the key was one. */
export async function endSubscription(ctx: Context, key: string): Promise<boolean> {
  const id = readNewsletterKey(ctx, key);
  if (id === null || !(await isSubscriber(ctx, id))) return false;
  await markUnsubscribed(ctx, id);
  return true;
}
