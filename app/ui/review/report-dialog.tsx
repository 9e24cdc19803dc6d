import { REPORT_REASONS, type ReportReason } from "#shared/review-choices.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";
import { type ReportWish, ReportForm } from "../report/report-form.tsx";

/** Asks what is wrong with a review or a reply. `onSend` returns what is wrong with the answer; null on success. */
export function ReportDialog(props: {
  onSend: (wish: ReportWish<ReportReason>) => Promise<string | null>;
  onClose: () => void;
}) {
  const { t } = usePage();
  return <ReportForm title={t("Report")} reasons={REPORT_REASONS} nameOf={reportReasonName} {...props} />;
}

export function reportReasonName(reason: ReportReason, t: Translate): string {
  switch (reason) {
    case "spam":
      return t("Advertising or spam");
    case "offensive":
      return t("Offensive or hateful");
    case "off_topic":
      return t("Not about this product");
    case "untrue":
      return t("Untrue or misleading");
    case "other":
      return t("Something else");
    default:
      return neverHappens(reason);
  }
}
