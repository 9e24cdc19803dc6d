import { NOTIFICATIONS_CHANNEL, PUSH_EVENT } from "#shared/live-channel.ts";
import { withTransaction, type Context } from "../../context.ts";
import { publish } from "../live/publish.ts";
import { markSent, takeDue, notifyCustomers } from "./announcement.repository.ts";

/** Sends what is due, each in a transaction of its own: as a notification, and on open pages. */
export async function sendAnnouncements(ctx: Context): Promise<void> {
  while (await withTransaction(ctx, sendNext)) ctx.enqueue("send-pushes");
}

async function sendNext(ctx: Context): Promise<boolean> {
  const due = await takeDue(ctx);
  if (!due) return false;
  const { id, message, title, messageType, link, audience } = due;
  await markSent(ctx, id, await notifyCustomers(ctx, due));
  if (audience === "everyone")
    await publish(ctx, [
      {
        channels: [NOTIFICATIONS_CHANNEL],
        name: PUSH_EVENT,
        data: { title, message, message_type: messageType, ...(link ? { url: ctx.shopUrl + link } : {}) },
      },
    ]);
  else ctx.afterCommit((outside) => outside.live.flush());
  return true;
}
