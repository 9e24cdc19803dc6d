import { useEffect, useState } from "react";
import type { ConversationView } from "#domain/orders/message/conversation.ts";
import type { ReadingSide } from "#domain/orders/message/order-message.ts";
import { type Call, useCall } from "../api-client/call.ts";
import { MessageReportDialog, type MessageReportRequest } from "../ui/messages/message-report-dialog.tsx";
import { MessageThread } from "../ui/order/message-thread.tsx";
import { Button } from "../ui/parts/button.tsx";
import { Notice } from "../ui/parts/notice.tsx";
import { usePage } from "../ui/parts/page.tsx";

type ConversationProps = { side: ReadingSide; conversation: ConversationView; isReadOnly?: boolean };

const CHANGES = ["purchase"] as const;
const QUIET = { isSuccessShown: false, refusal: "none", changes: CHANGES } as const;

/** A conversation without an order with its calls: visible messages are marked as read, and a sent one appears at once. */
export function Conversation({ side, conversation, isReadOnly = false }: ConversationProps) {
  const { t } = usePage();
  const call = useCall();
  const [isReporting, setReporting] = useState(false);
  const { id, messages, otherName, isBlocked, isClosed, isReported } = conversation;
  const hasNew = messages.some(({ isNew }) => isNew);
  const calls = callsOf(call, side, String(id));

  useEffect(() => {
    if (hasNew && !isReadOnly) void callsOf(call, side, String(id)).read();
  }, [call, hasNew, side, id, isReadOnly]);

  return (
    <div className="grid max-w-3xl gap-5">
      <MessageThread
        messages={messages}
        label={t("Message {name}", { name: otherName })}
        emptyText={t("No messages yet.")}
        onSend={isClosed || isReadOnly ? null : calls.write}
      />
      {isClosed && (
        <Notice kind="info" title={t("You can't write in this conversation.")}>
          {isBlocked && t("You've blocked messages from {name}.", { name: otherName })}
        </Notice>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button variant="quiet" size="small" data-action="" onClick={() => void calls.block(!isBlocked)}>
            {isBlocked ? t("Allow messages") : t("Block messages")}
          </Button>
          {isReported ? (
            <p className="self-center text-sm text-muted">{t("You've reported this conversation.")}</p>
          ) : (
            <Button variant="quiet" size="small" data-action="" onClick={() => setReporting(true)}>
              {t("Report")}
            </Button>
          )}
        </div>
      )}
      {isReporting && <MessageReportDialog onSend={calls.report} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** The calls of the shopper or of the shop. */
function callsOf(call: Call, side: ReadingSide, id: string) {
  const param = { id };
  const conversation = side === "shop" ? "/seller/messages/:id" : "/user/conversations/:id";
  return {
    async read(): Promise<void> {
      await call.post(`${conversation}/read`, { param }, QUIET);
    },
    async write(text: string): Promise<boolean> {
      const outcome = await call.post(`${conversation}/messages`, { param, json: { text } }, { changes: CHANGES });
      return outcome.ok;
    },
    async block(isBlocked: boolean): Promise<void> {
      const json = { is_blocked: isBlocked };
      await call.post(`${conversation}/block`, { param, json }, { changes: CHANGES });
    },
    async report(json: MessageReportRequest): Promise<string | null> {
      const options = { refusal: "none", changes: CHANGES } as const;
      const outcome = await call.post(`${conversation}/report`, { param, json }, options);
      return outcome.ok ? null : (outcome.errors.text ?? outcome.error);
    },
  };
}
