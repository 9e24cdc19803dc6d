import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import type { ReachedConversation } from "./conversation.ts";
import { previewOf } from "./notify-message.ts";
import type { ReadingSide } from "./order-message.ts";

/** Notifies the other side in the shop; the mail follows if it has not read the message by then. */
export async function notifyInConversation(
  ctx: Context,
  { id, shopId, shopName, customerId, shopperName }: ReachedConversation,
  to: ReadingSide,
  message: { id: number; text: string },
): Promise<void> {
  const name = to === "shop" ? shopperName : shopName;
  const notification = {
    topic: "messages" as const,
    write: (t: Translate) => ({ title: t("New message from {name}", { name }), message: previewOf(message.text) }),
    idempotencyKey: `conversation-message:${message.id}`,
  };
  if (to === "shop") await notifyTeam(ctx, shopId, "orders.read", { ...notification, link: `/seller/messages/${id}` });
  else await notifyCustomer(ctx, { ...notification, customerId, link: `/user/messages/${id}` });
}
