import type { ReportedConversation as Reported } from "#domain/orders/message/conversation-report.ts";
import { Moment } from "../order/moment.tsx";
import { MessageThread } from "../order/message-thread.tsx";
import { usePage } from "../parts/page.tsx";
import { messageReportReasonName } from "./message-report-dialog.tsx";
import { messageReportStateName } from "./message-report-columns.tsx";

/** Who reported a conversation and why, and its messages. */
export function ReportedConversation({ report }: { report: Reported }) {
  const { t } = usePage();
  const { side, shopName, shopperName, reason, text, state, createdAt, messages } = report;
  return (
    <div className="grid max-w-3xl gap-6">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        <dt className="text-muted">{t("Reported by")}</dt>
        <dd>
          <bdi>{side === "shop" ? shopName : shopperName}</bdi>, <Moment iso={createdAt} withTime />
        </dd>
        <dt className="text-muted">{t("Reason")}</dt>
        <dd>{messageReportReasonName(reason, t)}</dd>
        {text && (
          <>
            <dt className="text-muted">{t("Note")}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </dd>
          </>
        )}
        <dt className="text-muted">{t("Status")}</dt>
        <dd>{messageReportStateName(state, t)}</dd>
      </dl>
      <MessageThread messages={messages} label="" emptyText={t("No messages yet.")} onSend={null} />
    </div>
  );
}
