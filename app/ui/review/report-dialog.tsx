import { REPORT_REASONS, type ReportReason } from "#shared/review-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";
import { type ReportRequest, ReportForm } from "../report/report-form.tsx";

/** Asks what is wrong with a review or a reply. `onSend` returns what is wrong with the answer; null on success. */
export function ReportDialog(props: {
  onSend: (request: ReportRequest<ReportReason>) => Promise<string | null>;
  onClose: () => void;
}) {
  const { t } = usePage();
  return <ReportForm title={t("Report")} reasons={REPORT_REASONS} nameOf={reportReasonName} {...props} />;
}

export function reportReasonName(reason: ReportReason, t: Translate): string {
  const names: Record<ReportReason, string> = {
    spam: t("Advertising or spam"),
    offensive: t("Offensive or hateful"),
    off_topic: t("Not about this product"),
    untrue: t("Untrue or misleading"),
    other: t("Something else"),
  };
  return names[reason];
}
