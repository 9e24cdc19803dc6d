import type { Context } from "../../context.ts";
import { translationOf } from "../../platform/language/keywords.ts";
import type { PushMessage, SendPush } from "./push.ts";
import { quietUntil } from "./quiet-hours.ts";
import {
  countAttempt,
  deleteDuePushes,
  deleteGone,
  findDuePushes,
  findTargets,
  getQuietHoursRow,
  hasSubscription,
  insertDuePush,
  postponePushes,
  type DuePush,
} from "./push.repository.ts";

const MAX_ATTEMPTS = 3;
const BATCH_SIZE = 100;
/** More than these at once become one message. */
const MAX_SINGLE = 3;

/** With a notification, in its transaction: its browsers get it after the commit. */
export async function putDuePush(ctx: Context, customerId: number, notificationId: number): Promise<void> {
  if (!(await hasSubscription(ctx, customerId))) return;
  await insertDuePush(ctx, notificationId);
  ctx.enqueue("send-pushes");
}

/** Sends what waits to all browsers of its customer, and forgets those that are gone. */
export async function sendPushes(ctx: Context, send: SendPush): Promise<void> {
  for (;;) {
    const due = await findDuePushes(ctx, MAX_ATTEMPTS, BATCH_SIZE);
    let isAnyDone = false;
    for (const ofCustomer of Map.groupBy(due, ({ customerId }) => customerId).values())
      isAnyDone = (await sendToCustomer(ctx, ofCustomer, send)) || isAnyDone;
    if (due.length < BATCH_SIZE || !isAnyDone) return;
  }
}

/** Those that were read meanwhile on an open page are not sent. False if they have to be tried again. */
async function sendToCustomer(ctx: Context, due: readonly DuePush[], send: SendPush): Promise<boolean> {
  const ids = due.map(({ id }) => id);
  const { customerId } = due[0]!;
  const hours = await getQuietHoursRow(ctx, customerId);
  const until = hours && quietUntil(hours, ctx.now());
  if (until) {
    await postponePushes(ctx, ids, until);
    return true;
  }
  const unread = due.filter(({ isRead, isDeleted }) => !isRead && !isDeleted);
  const targets = unread.length === 0 ? [] : await findTargets(ctx, customerId);
  const outcomes: string[] = [];
  for (const target of targets)
    for (const message of messagesOf(ctx, unread)) {
      const outcome = await send(target, message);
      outcomes.push(outcome);
      if (outcome === "gone") {
        await deleteGone(ctx, target.id);
        break;
      }
    }
  // Sent again only if nothing reached a browser: it would show the others twice.
  if (outcomes.length > 0 && outcomes.every((outcome) => outcome === "failed")) {
    await countAttempt(ctx, ids);
    return false;
  }
  await deleteDuePushes(ctx, ids);
  return true;
}

function messagesOf(ctx: Context, unread: readonly DuePush[]): PushMessage[] {
  const newest = unread.at(-1)!;
  if (unread.length > MAX_SINGLE) {
    const t = translationOf(newest.languageCode ?? ctx.settings.defaultLanguage);
    const title = t("{count} new notifications", { count: unread.length });
    return [{ id: newest.id, title, message: newest.title, url: `${ctx.shopUrl}/user/notification` }];
  }
  return unread.map(({ id, title, message, link }) => ({
    id,
    title,
    message,
    url: link === null ? null : ctx.shopUrl + link,
  }));
}
