import { useEffect, useState } from "react";
import type { MessageSide, OrderMessage } from "#domain/orders/message/order-message.ts";
import { fromWire } from "#shared/wire.ts";
import { neverHappens } from "#shared/result.ts";
import { type Call, useCall } from "../api-client/call.ts";
import { MessageThread } from "../ui/order/message-thread.tsx";
import { usePage } from "../ui/parts/page.tsx";

type OrderMessagesProps = {
  side: MessageSide;
  code: string;
  messages: readonly OrderMessage[];
  /** The recipient, as named to the reader. */
  otherName: string;
  /** For a guest's order. */
  secretKey?: string | undefined;
  /** Nothing is marked as read, and nothing can be written. */
  isReadOnly?: boolean;
};

/** The messages of an order with their calls: visible ones are marked as read, and a sent one appears at once. */
export function OrderMessages(props: OrderMessagesProps) {
  const { side, code, messages, otherName, secretKey, isReadOnly = false } = props;
  const { t } = usePage();
  const call = useCall();
  const [answered, setAnswered] = useState<readonly OrderMessage[]>([]);
  const hasNew = !isReadOnly && messages.some(({ isNew }) => isNew);

  useEffect(() => {
    if (hasNew) void markRead(call, side, code, secretKey);
  }, [call, hasNew, side, code, secretKey]);

  async function send(text: string): Promise<boolean> {
    const outcome = await write(call, side, code, text, secretKey);
    if (outcome.ok) setAnswered(fromWire<OrderMessage[]>(outcome.answer.messages));
    return outcome.ok;
  }

  return (
    <MessageThread
      messages={answered.length > messages.length ? answered : messages}
      label={t("Message {name}", { name: otherName })}
      emptyText={t("No messages about this order yet.")}
      onSend={isReadOnly ? null : send}
    />
  );
}

async function markRead(call: Call, side: MessageSide, code: string, key: string | undefined): Promise<void> {
  const quietly = { isSuccessShown: false, refusal: "none" } as const;
  if (side === "shopper")
    await call.post("/user/order-messages/:code/read", { param: { code }, json: key ? { key } : {} }, quietly);
  if (side === "shop") await call.post("/seller/orders/:code/messages/read", { param: { code } }, quietly);
}

function write(call: Call, side: MessageSide, code: string, text: string, key: string | undefined) {
  switch (side) {
    case "shopper":
      return call.post("/user/order-message", { json: { code, text, ...(key ? { key } : {}) } });
    case "shop":
      return call.post("/seller/orders/:code/messages", { param: { code }, json: { text } });
    case "operator":
      return call.post("/admin/orders/:code/messages", { param: { code }, json: { text } });
    default:
      return neverHappens(side);
  }
}
