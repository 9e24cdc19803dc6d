import { MESSAGE_REPORT_REASONS, type MessageReportReason } from "#shared/message-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";
import { type ReportRequest, ReportForm } from "../report/report-form.tsx";

export type MessageReportRequest = ReportRequest<MessageReportReason>;

/** Asks what is wrong with a conversation. `onSend` returns what is wrong with the report; null on success. */
export function MessageReportDialog(props: {
  onSend: (request: MessageReportRequest) => Promise<string | null>;
  onClose: () => void;
}) {
  const { t } = usePage();
  return (
    <ReportForm
      title={t("Report conversation")}
      note={t("The marketplace will be able to read this conversation.")}
      reasons={MESSAGE_REPORT_REASONS}
      nameOf={messageReportReasonName}
      {...props}
    />
  );
}

export function messageReportReasonName(reason: MessageReportReason, t: Translate): string {
  const names: Record<MessageReportReason, string> = {
    spam: t("Advertising or spam"),
    offensive: t("Offensive or hateful"),
    fraud: t("A scam or a fraud attempt"),
    off_platform: t("Asks to pay or deal outside the shop"),
    other: t("Something else"),
  };
  return names[reason];
}
