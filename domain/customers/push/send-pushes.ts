import type { Context } from "../../context.ts";
import type { SendPush } from "./push.ts";
import {
  countAttempt,
  deleteDuePush,
  deleteGone,
  findDuePushes,
  findTargets,
  hasSubscription,
  insertDuePush,
  type DuePush,
} from "./push.repository.ts";

const MAX_ATTEMPTS = 3;
const BATCH_SIZE = 100;

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
    let isAnySent = false;
    for (const push of due) isAnySent = (await sendOne(ctx, push, send)) || isAnySent;
    if (due.length < BATCH_SIZE || !isAnySent) return;
  }
}

/** One that was read meanwhile on an open page is not sent. False if it has to be tried again. */
async function sendOne(ctx: Context, push: DuePush, send: SendPush): Promise<boolean> {
  const { id, title, message, link } = push;
  const targets = push.isRead || push.isDeleted ? [] : await findTargets(ctx, push.customerId);
  let failures = 0;
  for (const target of targets) {
    const outcome = await send(target, { id, title, message, url: link === null ? null : ctx.shopUrl + link });
    if (outcome === "gone") await deleteGone(ctx, target.id);
    if (outcome === "failed") failures += 1;
  }
  // Sent again only if it reached no browser: the others would show it twice.
  if (failures > 0 && failures === targets.length) {
    await countAttempt(ctx, id);
    return false;
  }
  await deleteDuePush(ctx, id);
  return true;
}
